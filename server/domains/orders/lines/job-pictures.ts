import { DRAWN_ALLOY, type PictureWidth, piecePictureUrl } from '../../catalog/pictures/picture-urls.ts';

/** The columns that the URL of a piece's picture depends on. */
export const PIECE_PICTURE_SELECT = {
  alloyId: true,
  stoneShape: true,
  look: true,
  itemType: { select: { id: true, version: true } },
} as const;

/** URL of the picture of a job's piece in its alloy and options, 640 pixels wide. */
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

/** A drawn picture of a job: the view, piece, alloy, cut and options. */
export type DrawnPicture = {
  itemTypeId: number;
  alloyId: number;
  rank: number;
  shape?: string | null;
  look?: string | null;
};

/** URL of a drawn picture of a job. The piece's version is part of the URL. */
export function drawnPictureUrl(
  { itemTypeId, ...view }: DrawnPicture,
  { version }: { version: number },
  width: PictureWidth,
): string {
  return piecePictureUrl({ id: itemTypeId, version }, { ...view, width });
}

/** Parses the JSON column of a drawn picture; null for an uploaded picture. */
export function drawnPictureOfJson(json: unknown): DrawnPicture | null {
  // Only a DrawnPicture is written to this column.
  return json === null ? null : (json as DrawnPicture);
}
