import type { Prisma } from '../../../database/generated/client.ts';

/**
 * What may be put into a category, beside being shown in the catalogue and still made, as all lists have it: what is sold
 * by itself, not as a part of another piece alone, and is not in that category already.
 */
export function addableToCategory(categoryId: number): Prisma.ItemTypeWhereInput {
  return { isPartOnly: false, categories: { none: { categoryId } } };
}
