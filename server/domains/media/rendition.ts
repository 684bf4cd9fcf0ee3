import { renderPicture } from '../../pictures/make-picture.ts';
import type { FileStore, StoredFile } from '../../storage/file-store.ts';

/** Widths in pixels that pictures are offered in. */
const WIDTHS = [160, 320, 640, 1_200];

/** Width of the small picture in lists and beside notes. */
export const THUMBNAIL_WIDTH = 320;

const inWork = new Map<string, Promise<void>>();

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
  const stored = (await files.open(key)) ?? (await makeRendition(files, file.digest, key, width));
  return stored && { ...stored, mimeType: 'image/webp' };
}

/** Callers of the same rendition share the work. */
function makeRendition(
  files: FileStore,
  digest: string,
  key: string,
  width: number,
): Promise<StoredFile | null> {
  const work = inWork.get(key) ?? storeRendition(files, digest, key, width).finally(() => inWork.delete(key));
  inWork.set(key, work);
  return work.then(() => files.open(key));
}

async function storeRendition(files: FileStore, digest: string, key: string, width: number): Promise<void> {
  const original = await files.read(digest);
  if (!original) return;
  const { bytes } = await renderPicture({ kind: 'shrink', bytes: original, width });
  await files.put(key, bytes);
}
