import sharp, { type Metadata, type Sharp } from 'sharp';
import { limitProcessorTime } from '../work-processes/processor-limit.ts';
import type { MadePicture, PictureJob, PictureProblem, PictureReply } from './picture-job.ts';

// One picture at a time on one processor, without a cache.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels per inch for an SVG in its own size. */
const DRAWN_DENSITY = 72;

/** Maximum processor time of a picture; others are too complex. */
const MAX_PROCESSOR_MS = 12_000;

class PictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

async function perform(job: PictureJob): Promise<MadePicture> {
  switch (job.kind) {
    case 'clean':
      return outputOf(await cleaned(job));
    case 'shrink':
      // The lowest effort above zero takes half the default time for ten per cent more bytes.
      return outputOf(sharp(job.bytes).resize({ width: job.width }).webp({ quality: 82, effort: 1 }));
    case 'print':
      return outputOf(printed(job));
    case 'draw': {
      const { svgOf }: { svgOf: (what: unknown, width: number) => string } = await import(job.module);
      const svg = Buffer.from(svgOf(job.what, job.width));
      // Drawn in double size and reduced, so that dense edges are smooth.
      const density = (2 * DRAWN_DENSITY * job.width) / job.side;
      return outputOf(sharp(svg, { density }).resize(job.width, job.width).webp({ quality: 84 }));
    }
  }
}

/** JPEG, which PDF includes unchanged, on a white background. */
function printed({ bytes, side }: PictureJob & { kind: 'print' }): Sharp {
  return sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 });
}

/**
 * Rotated, within the limits, and without metadata. The header has size and frames, so that they are checked before
 * decoding.
 */
async function cleaned({ bytes, format, limits }: PictureJob & { kind: 'clean' }): Promise<Sharp> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1 } = header;
  if (width * height > limits.pixels) throw new PictureError('IMAGE_TOO_LARGE');
  if (bytesHeldAtOnce(header) > limits.wholeBytes) throw new PictureError('IMAGE_TOO_COMPLEX');
  if (pages > limits.frames) throw new PictureError('IMAGE_TOO_COMPLEX');
  const picture = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
    // Rotated by its metadata, which is then removed.
    .rotate()
    .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true });
  return format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.webp({ quality: 90 });
}

/** Memory of the decoder for a picture that it cannot read line by line: for progressive JPEG, its coefficients. */
function bytesHeldAtOnce({ width, height, channels, chromaSubsampling, ...is }: Metadata): number {
  if (!is.isProgressive) return 0;
  // Two of three channels have a quarter of the values.
  const values = chromaSubsampling === '4:2:0' ? channels / 2 : channels;
  return width * height * values * (is.format === 'jpeg' || is.depth === 'ushort' ? 2 : 1);
}

async function outputOf(picture: Sharp): Promise<MadePicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function replyTo(job: PictureJob): Promise<PictureReply> {
  try {
    const made = await perform(job);
    return { made, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isTooLarge = /pixel limit/i.test(message);
    const problem =
      error instanceof PictureError ? error.problem : isTooLarge ? 'IMAGE_TOO_LARGE' : 'BROKEN_IMAGE';
    return { problem, message, residentBytes: process.memoryUsage.rss() };
  }
}

process.on('message', (job: PictureJob) => {
  const unlimited = limitProcessorTime(MAX_PROCESSOR_MS);
  void replyTo(job)
    .finally(unlimited)
    .then((reply) => process.send?.(reply));
});
// The parent has ended.
process.on('disconnect', () => process.exit());
