import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CATEGORIES_ADD, CATEGORIES_EDIT, requireCategoryKeeper } from '../access.ts';
import { ITEM_TYPE_TEXT_LENGTHS, MAX_CATEGORY_RANK } from '../rules/item-type-limits.ts';
import { changedCategoryField } from './changed-category-field.ts';
import { requireFewItemTypes } from './placed-item-types.ts';
import { saveCategory } from './save-category.ts';

const id = z.int().min(1).max(MAX_ID);
const name = z.string().trim().max(ITEM_TYPE_TEXT_LENGTHS.name, 'TOO_LONG');
const description = z.string().trim().max(ITEM_TYPE_TEXT_LENGTHS.description, 'TOO_LONG');

const rules = z.object({
  categoryId: id.nullish(),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'REQUIRED')
    .max(ITEM_TYPE_TEXT_LENGTHS.code, 'TOO_LONG')
    .regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'WRONG_FORMAT'),
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

/** A category as a caller wants it; what is absent stays. */
export type SavedCategory = z.infer<typeof rules>;

mutation('saveProductCategory', {
  description: 'Adds a category of the catalogue, or changes one; permission 2802 or 2803.',
  permission: requireCategoryKeeper,
  audit: { action: ['CATEGORY_ADDED', 'CATEGORY_CHANGED'], entityType: 'ProductCategory' },
  repeat: 'keyed',
  budget: 15,
  input: (t) => ({
    categoryId: t.int({ description: 'Integer id of the category to change; absent: a new one.' }),
    version: t.int({ description: 'Version that was seen.' }),
    code: t.string({ required: true, description: 'Letters, digits, `_` and `-`; unique.' }),
    nameEn: t.string({ required: true, description: 'English name.' }),
    nameFr: t.string({
      description: 'French name; absent: as it is, and as the English one for a new category.',
    }),
    descriptionEn: t.string({ description: 'A sentence or two in English; absent: as it is.' }),
    descriptionFr: t.string({ description: 'The same in French.' }),
    parentId: t.int({
      description: 'The category above it (integer id), 0 for none; absent: as it is, none for a new one.',
    }),
    rank: t.int({ description: 'Order among its siblings; absent: as it is, behind them for a new one.' }),
    isShown: t.boolean({ description: 'Shown in menus; absent: as it is, shown for a new one.' }),
    itemTypeIds: t.intList({
      description: 'All that is in it (integer ids), in order, 500 at most; absent: as it is.',
    }),
    largeImageId: t.int({
      description: 'A picture that the caller uploaded, for its cover; 0: none; absent: as it is.',
    }),
    smallImageId: t.int({ description: 'The same for small lists.' }),
    title1ImageId: t.int({ description: 'The same for the first picture of its title.' }),
    title2ImageId: t.int({ description: 'The same for the second picture of its title.' }),
  }),
  resolve: async ({ version = null, ...input }, { viewer }, writes) => {
    const category = parseInput(rules, input);
    const isNew = category.categoryId == null;
    viewer.require(isNew ? CATEGORIES_ADD : CATEGORIES_EDIT);
    requireFewItemTypes(category.itemTypeIds ?? []);
    return writes.once({
      request: { ...category, version },
      work: async (tx, record) => {
        const categoryId = await saveCategory(tx, viewer, category, version);
        record({
          action: isNew ? 'CATEGORY_ADDED' : 'CATEGORY_CHANGED',
          entityId: categoryId,
          customerId: null,
          data: category,
        });
        return { categoryId };
      },
    });
  },
  success: (t) => ({ category: changedCategoryField(t) }),
  sample: async ({ caller, admin, db, pieceId, file, foreign }) => {
    const as = caller(admin);
    // Codes are unique: no row has that of the next one.
    const last = await db.productCategory.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return {
      as,
      input: {
        code: `AFTER_${last.id}`,
        nameEn: 'Charms',
        nameFr: 'Breloques',
        isShown: false,
        itemTypeIds: [pieceId('PENDANT-1')],
        largeImageId: await file(as),
      },
      foreign: { 'input.largeImageId': foreign.fileId },
      audited: 'CATEGORY_ADDED',
      ofExisting: { categoryId: last.id, code: last.code, isShown: last.shown },
    };
  },
});
