/** A stored picture. */
export type StoredPicture = { readonly fileId: number; readonly name: string; readonly thumbnailUrl: string };

/** A picture of the list: stored, queued, uploading, or refused with its code. */
export type PictureItem = { readonly key: string; readonly name: string } & (
  | { readonly state: 'stored'; readonly stored: StoredPicture }
  | { readonly state: 'waiting' | 'sending'; readonly file: File }
  | { readonly state: 'failed'; readonly file: File; readonly reason: string }
);

/** The next picture to send; undefined while one is being sent, or if none is queued. */
export function nextToSend(items: readonly PictureItem[]) {
  if (items.some(({ state }) => state === 'sending')) return undefined;
  return items.find((item) => item.state === 'waiting');
}

/** Upload progress: the index of the current picture among the queued ones. */
export function uploadProgress(
  items: readonly PictureItem[],
  done: number,
): { index: number; total: number } | null {
  const open = items.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return open === 0 ? null : { index: done + 1, total: done + open };
}

/** The files that fit in the remaining space, and the number of files left out. */
export function fitting<Each>(
  files: readonly Each[],
  taken: number,
  max: number,
): { kept: Each[]; leftOut: number } {
  const kept = files.slice(0, Math.max(0, max - taken));
  return { kept, leftOut: files.length - kept.length };
}

/** The stored pictures, in order. */
export function storedPictures(items: readonly PictureItem[]): StoredPicture[] {
  return items.flatMap((item) => (item.state === 'stored' ? [item.stored] : []));
}
