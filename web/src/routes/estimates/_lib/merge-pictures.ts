/** An uploaded picture of an estimate. */
export type EstimatePicture = { readonly fileId: number; readonly thumbnailUrl: string };

/** The saved pictures with the unsaved changes: pictures removed and added since `before`. */
export function mergePictures(
  before: readonly EstimatePicture[],
  mine: readonly EstimatePicture[],
  saved: readonly EstimatePicture[],
): readonly EstimatePicture[] {
  const isIn = (pictures: readonly EstimatePicture[], { fileId }: EstimatePicture) =>
    pictures.some((each) => each.fileId === fileId);
  const kept = saved.filter((picture) => isIn(mine, picture) || !isIn(before, picture));
  const added = mine.filter((picture) => !isIn(before, picture) && !isIn(saved, picture));
  return [...kept, ...added];
}
