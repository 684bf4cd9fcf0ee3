/** A picture that was stored. */
export type StoredPicture = { readonly fileId: number; readonly name: string; readonly thumbnailUrl: string };

/** A picture on its way: stored, waiting for its turn, being sent, or refused with its code. */
export type PictureItem = { readonly key: string; readonly name: string } & (
  | { readonly state: 'stored'; readonly stored: StoredPicture }
  | { readonly state: 'waiting' | 'sending'; readonly file: File }
  | { readonly state: 'failed'; readonly file: File; readonly reason: string }
);

/** The next one to send; undefined while one is being sent, or none waits. */
export function nextToSend(items: readonly PictureItem[]) {
  if (items.some(({ state }) => state === 'sending')) return undefined;
  return items.find((item) => item.state === 'waiting');
}

/** How far the uploads are: of those that wait or are being sent, which one it is. */
export function uploadProgress(
  items: readonly PictureItem[],
  done: number,
): { index: number; total: number } | null {
  const open = items.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return open === 0 ? null : { index: done + 1, total: done + open };
}

/** As many of some files as there is room for, and how many are left out. */
export function fitting<Each>(
  files: readonly Each[],
  taken: number,
  max: number,
): { kept: Each[]; leftOut: number } {
  const kept = files.slice(0, Math.max(0, max - taken));
  return { kept, leftOut: files.length - kept.length };
}

/** What was stored, in order. */
export function storedPictures(items: readonly PictureItem[]): StoredPicture[] {
  return items.flatMap((item) => (item.state === 'stored' ? [item.stored] : []));
}
