import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { codeInput } from '../code-input.ts';
import { ITEM_TYPE_TEXT_LENGTHS, MAX_CATEGORY_RANK } from '../rules/item-type-limits.ts';

const id = z.int().min(1).max(MAX_ID);
const name = z.string().trim().max(ITEM_TYPE_TEXT_LENGTHS.name, 'TOO_LONG');
const description = z.string().trim().max(ITEM_TYPE_TEXT_LENGTHS.description, 'TOO_LONG');

/** Validation of a category. */
export const categoryRules = z.object({
  categoryId: id.nullish(),
  code: codeInput,
  nameEn: name.min(1, 'REQUIRED'),
  nameFr: name.nullish(),
  descriptionEn: description.nullish(),
  descriptionFr: description.nullish(),
  parentId: z.int().min(0, 'UNKNOWN').max(MAX_ID).nullish(),
  rank: z.int().min(0, 'OUT_OF_RANGE').max(MAX_CATEGORY_RANK, 'OUT_OF_RANGE').nullish(),
  isShown: z.boolean().nullish(),
  itemTypeIds: z.array(z.int()).nullish(),
  largeImageId: z.int().nullish(),
  smallImageId: z.int().nullish(),
  title1ImageId: z.int().nullish(),
  title2ImageId: z.int().nullish(),
});

/** The values of a category; absent ones stay. */
export type SavedCategory = z.infer<typeof categoryRules>;
