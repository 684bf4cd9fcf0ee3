import { configuredDrawing, drawingOfJson, drawingOfView } from '../../drawings/configured-drawing.ts';
import type { PieceDrawing } from '../../drawings/piece-drawing.ts';
import type { Database } from '../database/client.ts';
import {
  CATEGORY_IMAGE_KINDS,
  CATEGORY_IMAGES,
  type CategoryImageKind,
} from '../domains/catalog/pictures/category-images.ts';
import { drawnTerms } from '../domains/catalog/pictures/drawn-terms.ts';
import { DRAWN_ALLOY, PICTURE_WIDTHS, type PictureWidth } from '../domains/catalog/pictures/picture-urls.ts';
import { shownPhotos } from '../domains/catalog/pictures/rules/shown-photos.ts';
import { isBeyondCut, readLook, type SetLook } from '../domains/media/rules/picture-look.ts';
import { MAX_ID } from '../lib/max-id.ts';
import { shownChoices } from './shown-choices.ts';

/** The parsed address of a picture. */
type PictureAddress = { width: PictureWidth } & (
  | { of: 'piece'; id: number; alloyId: number; rank: number; look: SetLook; isDrawn: boolean }
  | { of: 'category'; id: number; image: CategoryImageKind | null }
);

const PIECE = /^\/pictures\/pieces\/(\d{1,10})\/(\d{1,10})\/(\d{1,2})\/(\d{3,4})\.webp$/;
const CATEGORY = /^\/pictures\/categories\/(\d{1,10})(?:\/(large|small|title1|title2))?\/(\d{3,4})\.webp$/;

/** Parses the path of a picture, and the choices and `isDrawn` in its query; null if it is invalid. */
export function parsePictureAddress(path: string, query = ''): PictureAddress | null {
  const piece = PIECE.exec(path);
  if (piece) {
    const [id = 0, alloyId = 0, rank = 0, asked = 0] = piece.slice(1).map(Number);
    const width = PICTURE_WIDTHS.find((each) => each === asked);
    const asking = new URLSearchParams(query);
    const isDrawn = asking.get('look') === 'drawn';
    return width && id <= MAX_ID && alloyId <= MAX_ID
      ? { of: 'piece', id, alloyId, rank, look: readLook(asking), isDrawn, width }
      : null;
  }
  const [, category, part, asked] = CATEGORY.exec(path) ?? [];
  const id = Number(category);
  const width = PICTURE_WIDTHS.find((each) => each === Number(asked));
  const image = CATEGORY_IMAGE_KINDS.find((kind) => CATEGORY_IMAGES[kind].part === part) ?? null;
  return width && id <= MAX_ID ? { of: 'category', id, image, width } : null;
}

/** Source of a picture: a stored photo or a drawing. */
type PictureSource =
  | { photo: { digest: string; mimeType: string; width: number } }
  | { drawing: PieceDrawing };

/**
 * The source of a picture: a photo of the piece in its metal and cut if there is one, otherwise its drawing; null if
 * there is no such piece, view or category.
 */
export async function pictureSource(db: Database, address: PictureAddress): Promise<PictureSource | null> {
  if (address.of === 'piece') return pieceSource(db, address);
  return categorySource(db, address);
}

async function pieceSource(
  db: Database,
  { id, alloyId, rank, look, isDrawn }: PictureAddress & { of: 'piece' },
): Promise<PictureSource | null> {
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
        photos: {
          select: {
            metalColour: true,
            shape: true,
            file: { select: { digest: true, mimeType: true, width: true } },
          },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        },
      },
    }),
    alloyId === DRAWN_ALLOY
      ? null
      : db.alloy.findUnique({ where: { id: alloyId }, select: { colour: true } }),
  ]);
  if (!piece || (alloyId !== DRAWN_ALLOY && !alloy)) return null;
  const drawn = drawnTerms(piece.drawing);
  const taken = shownPhotos(piece.photos, {
    metalColour: alloy?.colour ?? drawn.metalColour,
    shape: look.cut ?? drawn.shape,
  });
  // A view without a photo in this cut shows the cut's last photo.
  const photo = isDrawn ? undefined : taken[Math.min(rank, taken.length - 1)];
  if (photo && !isBeyondCut(look)) return { photo: photo.file };
  const inAlloy = { id: alloyId, colour: alloy?.colour ?? null };
  const { choices, isBeyondPhotos } = await shownChoices(db, { id, look, alloy: inAlloy });
  if (photo && !isBeyondPhotos) return { photo: photo.file };
  // There may be more photos than drawn views; a missing view shows the main one.
  const view =
    rank === 0 ? piece : (piece.images[0] ?? (isBeyondPhotos && rank < taken.length ? piece : null));
  if (!view) return null;
  const drawing = drawingOfView(piece.drawing, view.drawing);
  return drawing && { drawing: configuredDrawing(drawing, choices) };
}

/** The picture of a category: its large image, otherwise its drawing, otherwise that of its first piece. */
async function categorySource(
  db: Database,
  { id, image }: PictureAddress & { of: 'category' },
): Promise<PictureSource | null> {
  const file = { select: { digest: true, mimeType: true, width: true } };
  const category = await db.productCategory.findUnique({
    where: { id },
    select: {
      drawing: true,
      largeImage: file,
      smallImage: file,
      title1Image: file,
      title2Image: file,
      items: {
        where: { itemType: { shownInCatalog: true } },
        orderBy: [{ rank: 'asc' }, { itemTypeId: 'asc' }],
        take: 1,
        select: { itemType: { select: { drawing: true } } },
      },
    },
  });
  if (!category) return null;
  const { largeImage: LARGE, smallImage: SMALL, title1Image: TITLE1, title2Image: TITLE2 } = category;
  const photo = { LARGE, SMALL, TITLE1, TITLE2 }[image ?? 'LARGE'];
  if (photo) return { photo };
  const drawing =
    image === null ? drawingOfJson(category.drawing ?? category.items[0]?.itemType.drawing) : null;
  return drawing && { drawing };
}
