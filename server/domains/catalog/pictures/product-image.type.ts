import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { DRAWN_ALLOY, piecePictureUrl } from './picture-urls.ts';

/** A picture of a piece in an alloy; the renditions are square. */
export type ProductImage = {
  piece: { id: number; version: number };
  alloyId: number;
  rank: number;
  nameEn: string;
  nameFr: string;
};

const FULL_WIDTH = 1200;
const THUMBNAIL_WIDTH = 320;

/** A picture of a piece. */
export const ProductImageType = builder.objectRef<ProductImage>('ProductImage').implement({
  description: 'A picture of a product, drawn in the chosen metal.',
  fields: (t) => ({
    url: t.string({
      description: 'Address of the full picture.',
      resolve: ({ piece, alloyId, rank }) => piecePictureUrl(piece, { alloyId, rank, width: FULL_WIDTH }),
    }),
    thumbnailUrl: t.string({
      description: 'Address of a small rendition.',
      resolve: ({ piece, alloyId, rank }) =>
        piecePictureUrl(piece, { alloyId, rank, width: THUMBNAIL_WIDTH }),
    }),
    alt: t.string({
      description: 'What the picture shows, in the language of the request.',
      resolve: (image, _args, context) => localised(context, image),
    }),
    width: t.int({ description: 'Pixels.', resolve: () => FULL_WIDTH }),
    height: t.int({ description: 'Pixels.', resolve: () => FULL_WIDTH }),
    rank: t.exposeInt('rank', { description: 'Order; 0 is the main view.' }),
  }),
});

/** What `picturesOf` needs of a piece. */
export const PICTURED = {
  id: true,
  version: true,
  nameEn: true,
  nameFr: true,
  images: { select: { altEn: true, altFr: true }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ItemTypeSelect;

/** Pictures of a piece: its main view, then the further ones, whose ranks are counted from 1. */
export function picturesOf(
  piece: { id: number; version: number; nameEn: string; nameFr: string },
  views: readonly { altEn: string; altFr: string }[],
  alloyId: number | null,
): ProductImage[] {
  const shown = { piece, alloyId: alloyId ?? DRAWN_ALLOY };
  return [
    { ...shown, rank: 0, nameEn: piece.nameEn, nameFr: piece.nameFr },
    ...views.map(({ altEn, altFr }, index) => ({ ...shown, rank: index + 1, nameEn: altEn, nameFr: altFr })),
  ];
}
