import type { ProductCategory } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import { fileUse } from '../../media/file-uses.ts';
import { visibleCategories } from '../access.ts';
import {
  CATEGORY_IMAGE_KINDS,
  CATEGORY_IMAGES,
  type CategoryImageKind,
} from '../pictures/category-images.ts';
import { categoryImageUrl, categoryPictureUrl } from '../pictures/picture-urls.ts';

/** Width of a category's cover in menus and lists. */
export const COVER_WIDTH = 640;

fileUse('largeOfCategories', visibleCategories);
fileUse('smallOfCategories', visibleCategories);
fileUse('title1OfCategories', visibleCategories);
fileUse('title2OfCategories', visibleCategories);

type CategoryImage = { kind: CategoryImageKind; url: string };

const KindEnum = builder.enumType('ProductCategoryImageKind', {
  description: 'What an image of a category is for.',
  values: {
    LARGE: { description: 'Its cover.' },
    SMALL: { description: 'Its picture in small lists.' },
    TITLE1: { description: 'The first picture of its title.' },
    TITLE2: { description: 'The second picture of its title.' },
  } satisfies Record<CategoryImageKind, { description: string }>,
});

/** An image of a category. */
export const ProductCategoryImage = builder.objectRef<CategoryImage>('ProductCategoryImage').implement({
  description: 'An image of a category, which everybody may see.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum, description: 'What it is for.' }),
    url: t.exposeString('url', { description: 'Its address.' }),
  }),
});

/** The uploaded images of a category, and always its cover, which is drawn if there is no large image. */
export function imagesOf(category: ProductCategory): CategoryImage[] {
  return CATEGORY_IMAGE_KINDS.flatMap((kind) => {
    const image = CATEGORY_IMAGES[kind];
    if (category[image.column] !== null) return [{ kind, url: categoryImageUrl(category, image) }];
    return kind === 'LARGE' ? [{ kind, url: categoryPictureUrl(category, COVER_WIDTH) }] : [];
  });
}
