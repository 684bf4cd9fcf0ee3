/** Widths of pictures in pixels; the largest is for zooming. */
export const PICTURE_WIDTHS = [160, 320, 640, 1200, 2400] as const;

/** A width of pictures. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Placeholder in a picture's URL for the alloy of the drawing. */
export const DRAWN_ALLOY = 0;

/**
 * URL of a picture of a piece, in an alloy (`DRAWN_ALLOY` for its own), a cut of the centre stone and a view; `look`
 * are other choices (`lookText`). The version allows caching without expiry. `isDrawn`: its drawing, even if there are
 * photos.
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

/** URL of an uploaded image of a category. */
export function categoryImageUrl(
  category: { id: number; version: number },
  { part, width }: { part: string; width: PictureWidth },
): string {
  return `/pictures/categories/${category.id}/${part}/${width}.webp?v=${category.version}`;
}

/** URL of the cover of a category: its large image, otherwise its drawing. */
export function categoryPictureUrl(category: { id: number; version: number }, width: PictureWidth): string {
  return `/pictures/categories/${category.id}/${width}.webp?v=${category.version}`;
}

/** Width of a piece's picture in lists. */
const LIST_WIDTH = 640;

/** URL of the main picture of a piece in lists, in an alloy; absent for its default alloy. */
export function listPictureUrl(piece: { id: number; version: number }, alloyId?: number | null): string {
  return piecePictureUrl(piece, { alloyId: alloyId ?? DRAWN_ALLOY, rank: 0, width: LIST_WIDTH });
}
