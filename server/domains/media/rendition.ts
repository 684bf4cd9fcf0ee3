import { createSlots } from '../../lib/slots.ts';
import type { FileStore, StoredFile } from '../../storage/file-store.ts';

/** Widths in pixels that pictures are offered in. */
const WIDTHS = [160, 320, 640, 1_200];

/** Width of the small picture in lists and beside notes. */
export const THUMBNAIL_WIDTH = 320;

const slots = createSlots(() => 2);

/** Whether pictures are offered in this width. */
export function isRenditionWidth(width: number): boolean {
  return WIDTHS.includes(width);
}

/** The stored picture, or its rendition of a width, which is made at first use and kept. Null: nothing is stored. */
export async function openRendition(
  files: FileStore,
  file: { digest: string; mimeType: string; width: number },
  width: number | null,
): Promise<(StoredFile & { mimeType: string }) | null> {
  if (width === null || width >= file.width) {
    const original = await files.open(file.digest);
    return original && { ...original, mimeType: file.mimeType };
  }
  const key = `${file.digest}-w${width}`;
  const kept =
    (await files.open(key)) ?? (await slots.run(() => makeRendition(files, file.digest, key, width)));
  return kept && { ...kept, mimeType: 'image/webp' };
}

async function makeRendition(
  files: FileStore,
  digest: string,
  key: string,
  width: number,
): Promise<StoredFile | null> {
  // Made by somebody else while this one stood in line.
  const kept = await files.open(key);
  if (kept) return kept;
  const original = await files.read(digest);
  if (!original) return null;
  // Its native library weighs 20 MB: loaded with the first rendition that has to be made.
  const { default: sharp } = await import('sharp');
  await files.put(key, await sharp(original).resize({ width }).webp({ quality: 82 }).toBuffer());
  return files.open(key);
}
