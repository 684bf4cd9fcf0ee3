import { DRAWN_ALLOY, type PictureWidth, piecePictureUrl } from '../../catalog/pictures/picture-urls.ts';

/** What the address of the picture of a job's piece is made of. */
export const PIECE_PICTURE_SELECT = {
  alloyId: true,
  stoneShape: true,
  look: true,
  itemType: { select: { id: true, version: true } },
} as const;

/** Address of the picture of a job's piece in its alloy, with what else was chosen, 640 pixels wide. */
export function jobPictureUrl({
  itemType,
  alloyId,
  stoneShape,
  look,
}: {
  itemType: { id: number; version: number };
  alloyId: number | null;
  stoneShape: string | null;
  look: string | null;
}): string {
  return piecePictureUrl(itemType, {
    alloyId: alloyId ?? DRAWN_ALLOY,
    rank: 0,
    width: 640,
    shape: stoneShape,
    look,
  });
}

/** What a drawn job picture keeps: which view of which piece in which alloy and cut, and what else was chosen. */
export type DrawnPicture = {
  itemTypeId: number;
  alloyId: number;
  rank: number;
  shape?: string | null;
  look?: string | null;
};

/** Address of a drawn job picture; the piece is the job's own, whose version is in the address. */
export function drawnPictureUrl(
  { itemTypeId, ...view }: DrawnPicture,
  { version }: { version: number },
  width: PictureWidth,
): string {
  return piecePictureUrl({ id: itemTypeId, version }, { ...view, width });
}

/** Reads a drawn picture back from its JSON column; null for uploaded ones. */
export function drawnPictureOfJson(json: unknown): DrawnPicture | null {
  // The column is only ever written with a DrawnPicture.
  return json === null ? null : (json as DrawnPicture);
}
