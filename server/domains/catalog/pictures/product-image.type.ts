import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { alloyColours } from './alloy-colours.ts';
import { drawnTerms } from './drawn-terms.ts';
import { DRAWN_ALLOY, piecePictureUrl } from './picture-urls.ts';
import { shownPhotos } from './rules/shown-photos.ts';

/** A picture of a piece in an alloy; drawings are square, photos have their own proportion. */
type ProductImage = {
  piece: { id: number; version: number };
  alloyId: number;
  shape: string | null;
  rank: number;
  nameEn: string;
  nameFr: string;
  /** Height divided by width. */
  proportion: number;
};

const FULL_WIDTH = 1200;
const THUMBNAIL_WIDTH = 320;

/** A picture of a piece. */
export const ProductImageType = builder.objectRef<ProductImage>('ProductImage').implement({
  description: 'A picture of a product in the chosen metal: a photo where there is one, else a drawing.',
  fields: (t) => ({
    url: t.string({
      description: 'Address of the full picture.',
      resolve: ({ piece, ...view }) => piecePictureUrl(piece, { ...view, width: FULL_WIDTH }),
    }),
    thumbnailUrl: t.string({
      description: 'Address of a small rendition.',
      resolve: ({ piece, ...view }) => piecePictureUrl(piece, { ...view, width: THUMBNAIL_WIDTH }),
    }),
    alt: t.string({
      description: 'What the picture shows, in the language of the request.',
      resolve: (image, _args, context) => localised(context, image),
    }),
    width: t.int({ description: 'Pixels.', resolve: () => FULL_WIDTH }),
    height: t.int({
      description: 'Pixels.',
      resolve: ({ proportion }) => Math.round(FULL_WIDTH * proportion),
    }),
    rank: t.exposeInt('rank', { description: 'Order; 0 is the main view.' }),
  }),
});

/** The columns that `picturesOf` reads. */
export const PICTURED = {
  id: true,
  version: true,
  nameEn: true,
  nameFr: true,
  drawing: true,
  images: { select: { altEn: true, altFr: true }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
  photos: {
    select: { metalColour: true, shape: true, file: { select: { width: true, height: true } } },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.ItemTypeSelect;

type Pictured = Prisma.ItemTypeGetPayload<{ select: typeof PICTURED }>;

/** The choices that pictures show; null for the defaults. */
type Chosen = {
  alloyId: number | null;
  shape?: string | null /** Colour of the alloy, where it is known. */;
  colour?: string;
};

/**
 * Pictures of a piece with choices: its photos in that metal and cut, otherwise the drawn main view, then the further
 * views. Ranks start at 0.
 */
export async function picturesOf(
  context: Context,
  piece: Pictured,
  { alloyId, shape = null, colour: known }: Chosen,
): Promise<ProductImage[]> {
  const { nameEn, nameFr } = piece;
  const drawn = drawnTerms(piece.drawing);
  const colour = known ?? (alloyId === null ? undefined : (await alloyColours(context)).get(alloyId));
  const terms = { metalColour: colour ?? drawn.metalColour, shape: shape ?? drawn.shape };
  const shown = { piece, alloyId: alloyId ?? DRAWN_ALLOY, shape };
  const photos = shownPhotos(piece.photos, terms);
  if (photos.length > 0) {
    return photos.map(({ file: { width, height } }, rank) => ({
      ...shown,
      rank,
      nameEn,
      nameFr,
      proportion: height / width,
    }));
  }
  return [{ altEn: nameEn, altFr: nameFr }, ...piece.images].map(({ altEn, altFr }, rank) => ({
    ...shown,
    rank,
    nameEn: altEn,
    nameFr: altFr,
    proportion: 1,
  }));
}
