import { createHash } from 'node:crypto';
import { InvalidInputError } from '../../errors/errors.ts';
import { cleanPicture, PictureFailure } from '../../pictures/make-picture.ts';
import { countJpegScans } from './rules/jpeg-scans.ts';

/** Maximum size of an upload, in bytes. */
const MAX_FILE_BYTES = 10 * 1_048_576;
/** Maximum decoded size, because a 10 MB file can decode to more than the memory. */
const LIMITS = { pixels: 50_000_000, wholeBytes: 80_000_000, frames: 100, side: 2_400 };
/** Maximum number of scans of a progressive JPEG; encoders write about ten. */
const MAX_SCANS = 40;

/** A stored picture: re-encoded, rotated, without metadata. */
export type CleanPicture = { bytes: Buffer; digest: string; mimeType: string; width: number; height: number };

const FORMATS: Record<string, 'jpeg' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'webp',
  'image/webp': 'webp',
};

/**
 * Decodes an uploaded picture by content, not by name; callers take turns.
 * @throws InvalidInputError on `file`: EMPTY_FILE, FILE_TOO_LARGE, IMAGE_HEIC, UNSUPPORTED_IMAGE, IMAGE_TOO_LARGE,
 * IMAGE_TOO_COMPLEX, BROKEN_IMAGE
 */
export async function readPicture(file: File, from: string): Promise<CleanPicture> {
  if (file.size === 0) throw refused('EMPTY_FILE');
  if (file.size > MAX_FILE_BYTES) throw refused('FILE_TOO_LARGE');
  const bytes = Buffer.from(await file.arrayBuffer());
  // Loaded with the first upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (/^image\/hei[cf]/.test(type)) throw refused('IMAGE_HEIC');
  const format = FORMATS[type];
  if (!format) throw refused('UNSUPPORTED_IMAGE');
  if (format === 'jpeg' && countJpegScans(bytes, MAX_SCANS + 1) > MAX_SCANS)
    throw refused('IMAGE_TOO_COMPLEX');
  return reencode(bytes, format, from);
}

async function reencode(bytes: Buffer, format: 'jpeg' | 'webp', from: string): Promise<CleanPicture> {
  try {
    const made = await cleanPicture({ kind: 'clean', bytes, format, limits: LIMITS }, from);
    return {
      bytes: Buffer.from(made.bytes),
      digest: createHash('sha256').update(made.bytes).digest('hex'),
      mimeType: `image/${format}`,
      width: made.width,
      height: made.height,
    };
  } catch (error) {
    throw error instanceof PictureFailure ? refused(error.problem) : error;
  }
}

function refused(code: string): InvalidInputError {
  return InvalidInputError.of('file', code);
}
