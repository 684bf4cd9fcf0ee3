import type { Database } from '../database/client.ts';
import { DRAWN_ALLOY, PICTURE_WIDTHS, type PictureWidth } from '../domains/catalog/pictures/picture-urls.ts';
import { MAX_ID } from '../lib/max-id.ts';
import { configuredDrawing, drawingOfJson } from './configured-drawing.ts';
import type { PieceDrawing } from './piece-drawing.ts';

/** What an address of a picture asks for. */
export type PictureAddress = { width: PictureWidth } & (
  | { of: 'piece'; id: number; alloyId: number; rank: number }
  | { of: 'category'; id: number }
);

const PIECE = /^\/pictures\/pieces\/(\d{1,10})\/(\d{1,10})\/(\d{1,2})\/(\d{3,4})\.webp$/;
const CATEGORY = /^\/pictures\/categories\/(\d{1,10})\/(\d{3,4})\.webp$/;

/** Reads the path of a picture; null when it is none. */
export function parsePicturePath(path: string): PictureAddress | null {
  const piece = PIECE.exec(path);
  if (piece) {
    const [id = 0, alloyId = 0, rank = 0, asked = 0] = piece.slice(1).map(Number);
    const width = PICTURE_WIDTHS.find((each) => each === asked);
    return width && id <= MAX_ID && alloyId <= MAX_ID ? { of: 'piece', id, alloyId, rank, width } : null;
  }
  const [id = 0, asked = 0] = (CATEGORY.exec(path) ?? []).slice(1).map(Number);
  const width = PICTURE_WIDTHS.find((each) => each === asked);
  return width && id <= MAX_ID ? { of: 'category', id, width } : null;
}

/** The drawing behind an address, in the metal of its alloy; null when there is no such piece, view or category. */
export function pictureDrawing(db: Database, address: PictureAddress): Promise<PieceDrawing | null> {
  return address.of === 'piece' ? pieceDrawing(db, address) : categoryDrawing(db, address.id);
}

async function pieceDrawing(
  db: Database,
  { id, alloyId, rank }: { id: number; alloyId: number; rank: number },
): Promise<PieceDrawing | null> {
  const [piece, alloy] = await Promise.all([
    db.itemType.findUnique({
      where: { id },
      select: {
        drawing: true,
        images: {
          select: { drawing: true },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
          skip: Math.max(rank - 1, 0),
          take: 1,
        },
      },
    }),
    alloyId === DRAWN_ALLOY
      ? null
      : db.alloy.findUnique({ where: { id: alloyId }, select: { colour: true } }),
  ]);
  const view = rank === 0 ? piece : piece?.images[0];
  if (!piece || !view || (alloyId !== DRAWN_ALLOY && !alloy)) return null;
  const drawing = drawingOfJson(Object.assign({}, piece.drawing, view.drawing));
  return drawing && configuredDrawing(drawing, { metalColour: alloy?.colour ?? null });
}

/** A category without a cover of its own shows its first piece. */
async function categoryDrawing(db: Database, id: number): Promise<PieceDrawing | null> {
  const category = await db.productCategory.findUnique({
    where: { id },
    select: {
      drawing: true,
      items: {
        where: { itemType: { shownInCatalog: true } },
        orderBy: [{ rank: 'asc' }, { itemTypeId: 'asc' }],
        take: 1,
        select: { itemType: { select: { drawing: true } } },
      },
    },
  });
  return drawingOfJson(category?.drawing ?? category?.items[0]?.itemType.drawing);
}
