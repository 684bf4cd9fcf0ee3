import { typedAmount } from '../../../lib/forms/form-values.ts';
import { amountOf } from '../../../lib/forms/typed-number.ts';
import type { AppLanguage } from '../../../lib/i18n/language.ts';
import type { ItemTypeForm_product$data } from '../_components/__generated__/ItemTypeForm_product.graphql.ts';
import type { SaveItemTypeInput } from '../_components/__generated__/ItemTypeFormMutation.graphql.ts';

/** Values of the item type form. */
export type ItemTypeValues = {
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  isActive: boolean;
  shownInCatalog: boolean;
  isPartOnly: boolean;
  isStock: boolean;
  pricingMode: string;
  itemGroupId: string;
  /** Cm², as typed; empty: unknown. */
  surfaceArea: string;
  /** Its categories, by code. */
  categories: Record<string, boolean>;
};

/** A category that an item type may be in. */
type PlaceableCategory = { readonly databaseId: number; readonly code: string };

/** Initial form values, with numbers formatted in a language. */
export function itemTypeValues(product: ItemTypeForm_product$data, language: AppLanguage): ItemTypeValues {
  return {
    nameEn: product.nameEn,
    nameFr: product.nameFr,
    descriptionEn: product.descriptionEn,
    descriptionFr: product.descriptionFr,
    isActive: product.isActive,
    shownInCatalog: product.shownInCatalog,
    isPartOnly: product.isPartOnly,
    isStock: product.isStock,
    pricingMode: product.pricingMode,
    itemGroupId: String(product.itemGroup.databaseId),
    surfaceArea: product.surfaceArea ? typedAmount(product.surfaceArea, language) : '',
    categories: Object.fromEntries(product.allCategories.map(({ code }) => [code, true])),
  };
}

/** The values as mutation input. Parts are in no category. Others keep the order of their categories. */
export function itemTypeInput(
  values: ItemTypeValues,
  before: readonly PlaceableCategory[],
  all: readonly PlaceableCategory[],
): Omit<SaveItemTypeInput, 'id' | 'version' | 'idempotencyKey'> {
  const { categories, pricingMode, itemGroupId, surfaceArea, ...texts } = values;
  const isIn = ({ code }: PlaceableCategory) => categories[code] === true;
  const known = new Set(before.map(({ code }) => code));
  const added = all.filter((category) => isIn(category) && !known.has(category.code));
  const placed = values.isPartOnly ? [] : [...before.filter(isIn), ...added];
  return {
    ...texts,
    // The form offers only modes of the server.
    pricingMode: pricingMode as NonNullable<SaveItemTypeInput['pricingMode']>,
    itemGroupId: Number(itemGroupId),
    surfaceArea: amountOf(surfaceArea),
    categoryIds: placed.map(({ databaseId }) => databaseId),
  };
}
