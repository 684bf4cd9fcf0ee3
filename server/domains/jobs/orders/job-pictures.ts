/** Widths that the picture handler renders. */
type PictureWidth = 160 | 320 | 640 | 1200;

/** Address of the drawn picture of a piece in an alloy; the first view unless another rank is given. */
export function piecePictureUrl(
  { itemTypeId, alloyId }: { itemTypeId: number; alloyId: number | null },
  width: PictureWidth = 640,
  rank = 0,
): string {
  return `/pictures/pieces/${itemTypeId}/${alloyId ?? 0}/${rank}/${width}.webp`;
}

/** What a drawn job picture keeps: which view of which piece in which alloy. */
export type DrawnPicture = { itemTypeId: number; alloyId: number; rank: number };

/** Reads a drawn picture back from its JSON column; null for uploaded ones. */
export function drawnPictureOfJson(json: unknown): DrawnPicture | null {
  // The column is only ever written with a DrawnPicture.
  return json === null ? null : (json as DrawnPicture);
}
