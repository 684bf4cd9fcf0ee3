import { renderPicture } from '../../pictures/make-picture.ts';
import type { FileStore, StoredFile } from '../../storage/file-store.ts';

/** Available widths of pictures, in pixels. */
const WIDTHS = [160, 320, 640, 1_200];

/** Width of thumbnails in lists and notes. */
export const THUMBNAIL_WIDTH = 320;

const inWork = new Map<string, Promise<void>>();

/** Whether a width is available. */
export function isRenditionWidth(width: number): boolean {
  return WIDTHS.includes(width);
}

/**
 * The stored picture, or its rendition in a width, which is created at first use and stored. Null if it does not
 * exist.
 */
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

/** Concurrent callers of a rendition share the work. */
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
