import type { Prisma } from '../../../database/generated/client.ts';

/**
 * Pieces that can be added to a category, besides being shown and still made: those that are sold on their own, not
 * only as a part of another piece, and are not in that category yet.
 */
export function addableToCategory(categoryId: number): Prisma.ItemTypeWhereInput {
  return { isPartOnly: false, categories: { none: { categoryId } } };
}
