import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CATEGORIES_ADD, CATEGORIES_EDIT, requireCategoryManager } from '../access.ts';
import { changedCategoryField } from './changed-category-field.ts';
import { requireFewItemTypes } from './placed-item-types.ts';
import { saveCategory } from './save-category.ts';
import { categoryRules } from './saved-category.ts';

mutation('saveProductCategory', {
  description: 'Adds a category of the catalogue, or changes one; permission 2802 or 2803.',
  permission: requireCategoryManager,
  audit: { action: ['CATEGORY_ADDED', 'CATEGORY_CHANGED'], entityType: 'ProductCategory' },
  repeat: 'keyed',
  budget: 15,
  input: (t) => ({
    categoryId: t.int({ description: 'Integer id of the category to change; absent: a new one.' }),
    version: t.int({ description: 'Version that the client last read.' }),
    code: t.string({ required: true, description: 'Letters, digits, `_` and `-`; unique.' }),
    nameEn: t.string({ required: true, description: 'English name.' }),
    nameFr: t.string({
      description: 'French name; absent: unchanged, or the English name for a new category.',
    }),
    descriptionEn: t.string({ description: 'Short English description; absent: unchanged.' }),
    descriptionFr: t.string({ description: 'The same in French.' }),
    parentId: t.int({
      description:
        'Integer id of the parent category, 0 for none; absent: unchanged, none for a new category.',
    }),
    rank: t.int({
      description: 'Sort position among its siblings; absent: unchanged, last for a new category.',
    }),
    isShown: t.boolean({
      description: 'Whether it is shown in menus; absent: unchanged, true for a new category.',
    }),
    itemTypeIds: t.intList({
      description: 'All members (integer ids), in order, 500 at most; absent: unchanged.',
    }),
    largeImageId: t.int({
      description: 'Id of an uploaded picture for the cover; 0: none; absent: unchanged.',
    }),
    smallImageId: t.int({ description: 'The same for small lists.' }),
    title1ImageId: t.int({ description: 'The same for the first picture of its title.' }),
    title2ImageId: t.int({ description: 'The same for the second title picture.' }),
  }),
  resolve: async ({ version = null, ...input }, { viewer }, writes) => {
    const category = parseInput(categoryRules, input);
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
    // Codes are unique, so no row has the code of the next one.
    const last = await db.productCategory.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return {
      as,
      input: {
        code: `AFTER_${last.id}`,
        // Words that find no piece, for any number of calls.
        nameEn: `Charms${last.id}`,
        nameFr: `Breloques${last.id}`,
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
