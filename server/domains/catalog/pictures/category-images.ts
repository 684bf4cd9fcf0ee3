import type { PictureWidth } from './picture-urls.ts';

/** Images of a category by kind: their part of the URL, display width and column. */
export const CATEGORY_IMAGES = {
  LARGE: { part: 'large', width: 1200, column: 'largeImageId' },
  SMALL: { part: 'small', width: 320, column: 'smallImageId' },
  TITLE1: { part: 'title1', width: 1200, column: 'title1ImageId' },
  TITLE2: { part: 'title2', width: 1200, column: 'title2ImageId' },
} as const satisfies Record<string, { part: string; width: PictureWidth; column: string }>;

/** A kind of category image. */
export type CategoryImageKind = keyof typeof CATEGORY_IMAGES;

/** All kinds, in order. */
export const CATEGORY_IMAGE_KINDS = Object.keys(CATEGORY_IMAGES) as CategoryImageKind[]; // the keys written above
