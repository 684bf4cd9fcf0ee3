/** Widths in pixels that pictures are made in; the largest is for looking closely. */
export const PICTURE_WIDTHS = [160, 320, 640, 1200, 2400] as const;

/** A width that pictures are made in. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Part of a picture's address that means 'the alloy the piece is drawn in'. */
export const DRAWN_ALLOY = 0;

/**
 * Address of a picture of a piece, in an alloy (`DRAWN_ALLOY` for its own), a cut of the centre stone and view; `look`:
 * what else was chosen (`lookText`). The version makes it cacheable for ever. `isDrawn`: its drawing, whatever photos
 * there are.
 */
export function piecePictureUrl(
  piece: { id: number; version: number },
  view: {
    alloyId: number;
    rank: number;
    width: PictureWidth;
    shape?: string | null;
    look?: string | null;
    isDrawn?: boolean;
  },
): string {
  const cut = view.shape ? `&cut=${encodeURIComponent(view.shape)}` : '';
  const chosen = view.look ? `&${view.look}` : '';
  const look = view.isDrawn ? '&look=drawn' : '';
  return `/pictures/pieces/${piece.id}/${view.alloyId}/${view.rank}/${view.width}.webp?v=${piece.version}${cut}${chosen}${look}`;
}

/** Address of an image of a category that was uploaded. */
export function categoryImageUrl(
  category: { id: number; version: number },
  { part, width }: { part: string; width: PictureWidth },
): string {
  return `/pictures/categories/${category.id}/${part}/${width}.webp?v=${category.version}`;
}

/** Address of the cover of a category: its large image, else its drawing. */
export function categoryPictureUrl(category: { id: number; version: number }, width: PictureWidth): string {
  return `/pictures/categories/${category.id}/${width}.webp?v=${category.version}`;
}

/** Width of a piece's picture in lists. */
const LIST_WIDTH = 640;

/** Address of the main picture of a piece in lists, in the metal of an alloy; absent: its default one. */
export function listPictureUrl(piece: { id: number; version: number }, alloyId?: number | null): string {
  return piecePictureUrl(piece, { alloyId: alloyId ?? DRAWN_ALLOY, rank: 0, width: LIST_WIDTH });
}
