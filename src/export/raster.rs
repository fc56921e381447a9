//! Pictures of shapes as pixels: PNG and animated GIF.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io::Write;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::{IntRect, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Why there are no pixels.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The picture is not readable as SVG.
    #[error("the picture cannot be drawn: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// It is too large for the memory.
    #[error("a picture of {0} × {1} pixels is too large")]
    Size(u32, u32),
    /// The PNG could not be made.
    #[error("cannot make a PNG: {0}")]
    Png(String),
    /// The GIF could not be made or written.
    #[error("cannot make a GIF: {0}")]
    Gif(#[from] gif::EncodingError),
}

/// The pixels of `svg`, as large as it says.
///
/// # Errors
/// It is no SVG, or too large.
pub fn pixels(svg: &str) -> Result<Pixmap, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height())
        .ok_or_else(|| RasterError::Size(size.width(), size.height()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels)
}

/// `svg` as a PNG.
///
/// # Errors
/// It is no SVG, or too large.
pub fn png(svg: &str) -> Result<Vec<u8>, RasterError> {
    pixels(svg)?.encode_png().map_err(|error| RasterError::Png(error.to_string()))
}

/// A GIF in the making: one picture after the other, for ever again. Each is stored as the part
/// that differs from the one before.
pub struct Film<W: Write> {
    encoder: Encoder<W>,
    shown: Option<Pixmap>,
}

impl<W: Write> Film<W> {
    /// A film of pictures of this width and height.
    ///
    /// # Errors
    /// `out` cannot be written, or the pictures are too large for a GIF.
    pub fn new(out: W, width: u32, height: u32) -> Result<Self, RasterError> {
        let (Ok(columns), Ok(rows)) = (u16::try_from(width), u16::try_from(height)) else {
            return Err(RasterError::Size(width, height));
        };
        let mut encoder = Encoder::new(out, columns, rows, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, shown: None })
    }

    /// Adds a picture that is shown for `time`, to the hundredth of a second.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn add(&mut self, picture: Pixmap, time: Duration) -> Result<(), RasterError> {
        let whole = IntRect::from_xywh(0, 0, picture.width(), picture.height());
        let part = match &self.shown {
            None => whole,
            // A picture without a change still takes its time.
            Some(shown) => changed(shown, &picture).or(IntRect::from_xywh(0, 0, 1, 1)),
        };
        let cut = part.and_then(|part| Some((part, picture.clone_rect(part)?)));
        let Some((part, cut)) = cut else {
            return Err(RasterError::Size(picture.width(), picture.height()));
        };
        // The encoder has checked that the film's own width and height fit.
        let short = |pixels: u32| u16::try_from(pixels).unwrap_or(u16::MAX);
        let (pixels, palette) = few_colours(&cut);
        let (width, height) = (short(cut.width()), short(cut.height()));
        let mut frame = Frame::from_palette_pixels(width, height, pixels, palette, None);
        (frame.left, frame.top) = (short(part.x().unsigned_abs()), short(part.y().unsigned_abs()));
        frame.dispose = DisposalMethod::Keep;
        frame.delay = u16::try_from(time.as_millis() / 10).unwrap_or(u16::MAX);
        self.encoder.write_frame(&frame)?;
        self.shown = Some(picture);
        Ok(())
    }
}

/// The smallest rectangle that holds every pixel in which two pictures of one size differ.
fn changed(before: &Pixmap, after: &Pixmap) -> Option<IntRect> {
    let width = usize::try_from(after.width()).ok()?;
    let differing = (0..).zip(before.pixels().iter().zip(after.pixels()));
    let differing = differing.filter(|(_, (before, after))| before != after);
    let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
    for (at, _) in differing {
        let (x, y): (usize, usize) = (at % width, at / width);
        (left, right) = (left.min(x), right.max(x + 1));
        (top, bottom) = (top.min(y), bottom.max(y + 1));
    }
    let side = |from: usize, to: usize| {
        Some((i32::try_from(from).ok()?, u32::try_from(to.checked_sub(from)?).ok()?))
    };
    let ((x, width), (y, height)) = (side(left, right)?, side(top, bottom)?);
    IntRect::from_xywh(x, y, width, height)
}

/// The pixels as indices into a palette: the colours that are seen most, and for each of the others
/// the nearest of these. Smooth edges have more colours than a GIF may have, areas have few.
fn few_colours(picture: &Pixmap) -> (Vec<u8>, Vec<u8>) {
    let colours = picture.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
    let mut seen: HashMap<[u8; 3], usize> = HashMap::new();
    for colour in colours.clone() {
        *seen.entry(colour).or_default() += 1;
    }
    let mut by_count: Vec<([u8; 3], usize)> = seen.into_iter().collect();
    by_count.sort_unstable_by_key(|(colour, count)| (Reverse(*count), *colour));
    let palette: Vec<[u8; 3]> = by_count.iter().take(256).map(|(colour, _)| *colour).collect();
    let index_of: HashMap<[u8; 3], u8> =
        by_count.iter().map(|(colour, _)| (*colour, nearest(&palette, *colour))).collect();
    (colours.map(|colour| index_of.get(&colour).copied().unwrap_or(0)).collect(), palette.concat())
}

fn nearest(palette: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let distance = |other: &[u8; 3]| -> u32 {
        colour.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
    };
    (0..=u8::MAX).zip(palette).min_by_key(|(_, other)| distance(other)).map_or(0, |(at, _)| at)
}
