import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import {
  CATEGORY_IMAGE_KINDS,
  CATEGORY_IMAGES,
  type CategoryImageKind,
} from '../domains/catalog/pictures/category-images.ts';
import { drawnTerms } from '../domains/catalog/pictures/drawn-terms.ts';
import { DRAWN_ALLOY, PICTURE_WIDTHS, type PictureWidth } from '../domains/catalog/pictures/picture-urls.ts';
import { shownPhotos } from '../domains/catalog/pictures/rules/shown-photos.ts';
import {
  isBeyondCut,
  type Look,
  lookOfOption,
  readLook,
  type SetLook,
} from '../domains/media/rules/picture-look.ts';
import { MAX_ID } from '../lib/max-id.ts';
import {
  configuredDrawing,
  drawingOfJson,
  drawingOfView,
  type PictureChoices,
} from './configured-drawing.ts';
import { choicesOfLook, PICTURED_OPTION } from './pictured-option.ts';
import type { PieceDrawing } from './piece-drawing.ts';

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
  // Photos show only a metal and a cut; other choices are drawn.
  const isBeyondPhotos = isBeyondCut(look);
  const photos = isDrawn || isBeyondPhotos ? [] : taken;
  // A view without a photo in this cut shows the cut's last photo.
  const photo = photos[Math.min(rank, photos.length - 1)];
  if (photo) return { photo: photo.file };
  // There may be more photos than drawn views; a missing view shows the main one.
  const view =
    rank === 0 ? piece : (piece.images[0] ?? (isBeyondPhotos && rank < taken.length ? piece : null));
  if (!view) return null;
  const drawing = drawingOfView(piece.drawing, view.drawing);
  const configured =
    drawing && configuredDrawing(drawing, await choicesOf(db, { id, look, colour: alloy?.colour ?? null }));
  return configured && { drawing: configured };
}

/** The choices in an address. Choices that the piece and its part do not offer are ignored. */
async function choicesOf(
  db: Database,
  { id, look, colour }: { id: number; look: SetLook; colour: string | null },
): Promise<PictureChoices> {
  if (!isBeyondCut(look)) return { metalColour: colour, stoneShape: look.cut ?? null };
  const offer = await db.itemType.findUnique({ where: { id }, select: OFFER });
  const { part, ...own } = look;
  const [first] = offer?.subItems ?? [];
  const partAlloy = first?.child.alloys.find(({ alloy }) => alloy.id === part?.alloyId)?.alloy.colour;
  return {
    metalColour: colour,
    ...chosenOf(own, offer?.attributes ?? []),
    part:
      part && first ? { metalColour: partAlloy ?? null, ...chosenOf(part, first.child.attributes) } : null,
  };
}

const OFFERED_OPTIONS = {
  select: { options: { select: { option: { select: PICTURED_OPTION } } } },
} as const;

const OFFER = {
  attributes: OFFERED_OPTIONS,
  subItems: {
    orderBy: [{ rank: 'asc' }, { childId: 'asc' }],
    take: 1,
    select: {
      child: {
        select: {
          attributes: OFFERED_OPTIONS,
          alloys: { select: { alloy: { select: { id: true, colour: true } } } },
        },
      },
    },
  },
} as const satisfies Prisma.ItemTypeSelect;

type Offered = Prisma.ItemTypeAttributeGetPayload<typeof OFFERED_OPTIONS>;

function chosenOf(look: Look, attributes: readonly Offered[]): PictureChoices {
  const options = attributes.flatMap(({ options: offered }) => offered.map(({ option }) => option));
  const looks = options.map((option) => readLook(new URLSearchParams(lookOfOption(option) ?? '')));
  const offered = new Set(looks.flatMap(Object.entries).map(String));
  const kept = Object.entries(look).filter((term) => term[0] === 'cut' || offered.has(String(term)));
  return choicesOfLook(Object.fromEntries(kept));
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
