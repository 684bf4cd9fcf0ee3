import { createHash } from 'node:crypto';
import { InvalidInputError } from '../../errors/errors.ts';
import { createSlots } from '../../lib/slots.ts';

/** Largest upload, in bytes. */
export const MAX_FILE_BYTES = 10 * 1_048_576;
/** Largest picture that is decoded, in pixels: a 10 MB file can hold far more than memory does. */
const MAX_PIXELS = 50_000_000;
/** Longest side that is kept. */
const MAX_SIDE = 4_000;

/** A picture as it is stored: re-encoded, upright, without metadata. */
export type CleanPicture = { bytes: Buffer; digest: string; mimeType: string; width: number; height: number };

const FORMATS: Record<string, 'jpeg' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'webp',
  'image/webp': 'webp',
};

/** Pictures that are decoded at a time: each may take a few hundred megabytes. */
const slots = createSlots(() => 2);

/**
 * Makes a picture of what was uploaded. Its content decides, not its name. Throws InvalidInputError on `file`:
 * EMPTY_FILE, FILE_TOO_LARGE, IMAGE_HEIC, UNSUPPORTED_IMAGE, IMAGE_TOO_LARGE, BROKEN_IMAGE.
 */
export async function readPicture(file: File): Promise<CleanPicture> {
  if (file.size === 0) throw refused('EMPTY_FILE');
  if (file.size > MAX_FILE_BYTES) throw refused('FILE_TOO_LARGE');
  const bytes = Buffer.from(await file.arrayBuffer());
  // Loaded with the first upload, like the decoder below.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (/^image\/hei[cf]/.test(type)) throw refused('IMAGE_HEIC');
  const format = FORMATS[type];
  if (!format) throw refused('UNSUPPORTED_IMAGE');
  return slots.run(() => reencode(bytes, format));
}

async function reencode(bytes: Buffer, format: 'jpeg' | 'webp'): Promise<CleanPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      // Turned as its metadata says, which then goes.
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const encoded = format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.webp({ quality: 90 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      digest: createHash('sha256').update(data).digest('hex'),
      mimeType: `image/${format}`,
      width: info.width,
      height: info.height,
    };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw refused(isTooLarge ? 'IMAGE_TOO_LARGE' : 'BROKEN_IMAGE');
  }
}

function refused(code: string): InvalidInputError {
  return InvalidInputError.of('file', code);
}
