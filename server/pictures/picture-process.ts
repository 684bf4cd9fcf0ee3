import sharp, { type Metadata, type Sharp } from 'sharp';
import { limitProcessorTime } from '../work-processes/processor-limit.ts';
import type { MadePicture, PictureJob, PictureProblem, PictureReply } from './picture-job.ts';

// One picture after the other, on one processor, and nothing of it is kept.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels per inch that an SVG is drawn at in its own size. */
const DRAWN_DENSITY = 72;

/** Processor time that a picture may take; what takes more is too complex. */
const MOST_PROCESSOR_MS = 12_000;

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
      // The least effort but none: half the time of the usual one, for a tenth more bytes.
      return outputOf(sharp(job.bytes).resize({ width: job.width }).webp({ quality: 82, effort: 1 }));
    case 'print':
      return outputOf(printed(job));
    case 'draw': {
      const { svgOf }: { svgOf: (what: unknown, width: number) => string } = await import(job.module);
      const svg = Buffer.from(svgOf(job.what, job.width));
      // Twice as large, and made smaller again: edges where many parts end stay smooth.
      const density = (2 * DRAWN_DENSITY * job.width) / job.side;
      return outputOf(sharp(svg, { density }).resize(job.width, job.width).webp({ quality: 84 }));
    }
  }
}

/** JPEG, which PDF holds as it is; on white, as paper is. */
function printed({ bytes, side }: PictureJob & { kind: 'print' }): Sharp {
  return sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 });
}

/** Upright, within the bounds, and without metadata. The header tells size and frames before anything is decoded. */
async function cleaned({ bytes, format, limits }: PictureJob & { kind: 'clean' }): Promise<Sharp> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1 } = header;
  if (width * height > limits.pixels) throw new PictureError('IMAGE_TOO_LARGE');
  if (bytesHeldAtOnce(header) > limits.wholeBytes) throw new PictureError('IMAGE_TOO_COMPLEX');
  if (pages > limits.frames) throw new PictureError('IMAGE_TOO_COMPLEX');
  const picture = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
    // Turned as its metadata says, which then goes.
    .rotate()
    .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true });
  return format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.webp({ quality: 90 });
}

/** What a decoder has to hold of a picture that it cannot read line by line: of progressive JPEG, its coefficients. */
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
  const unlimited = limitProcessorTime(MOST_PROCESSOR_MS);
  void replyTo(job)
    .finally(unlimited)
    .then((reply) => process.send?.(reply));
});
// The parent has ended: there is nobody to send pictures to.
process.on('disconnect', () => process.exit());
