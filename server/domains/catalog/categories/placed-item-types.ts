import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { keptInCatalogue } from '../access.ts';
import { MAX_CATEGORIES, MAX_PLACED_ITEM_TYPES } from '../rules/item-type-limits.ts';
import { placementIssue } from '../rules/placement-issue.ts';

/**
 * Checks the number of item types of a call. Duplicates are kept, because errors refer to positions.
 * @throws InvalidInputError for too many
 */
export function requireFewItemTypes(itemTypeIds: readonly number[]): void {
  if (itemTypeIds.length > MAX_PLACED_ITEM_TYPES) throw InvalidInputError.of('itemTypeIds', 'TOO_BIG');
}

/**
 * Checks that item types may be in a category (null for a new one). The error names the position of the first that may
 * not.
 * @returns those that are not in it yet, without duplicates
 */
export async function placedItemTypes(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  categoryId: number | null,
  itemTypeIds: readonly number[],
): Promise<number[]> {
  const pieces = await tx.itemType.findMany({
    where: { id: { in: [...itemTypeIds] }, AND: keptInCatalogue(viewer) },
    select: {
      id: true,
      isActive: true,
      isPartOnly: true,
      shownInCatalog: true,
      categories: { select: { categoryId: true } },
    },
  });
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const added = new Set<number>();
  for (const [position, id] of itemTypeIds.entries()) {
    const field = `itemTypeIds.${position}`;
    const piece = byId.get(id);
    if (!piece) throw InvalidInputError.of(field, 'UNKNOWN', 'No such item type.');
    const before = piece.categories.map((one) => one.categoryId);
    if (categoryId !== null && before.includes(categoryId)) continue;
    // A new category has no id yet; no category has the id 0.
    const issue = placementIssue(piece, before, [...before, categoryId ?? 0]);
    if (issue) throw InvalidInputError.of(field, issue);
    if (before.length >= MAX_CATEGORIES) throw InvalidInputError.of(field, 'TOO_MANY');
    added.add(id);
  }
  return [...added];
}

/** Increments the version of item types whose categories changed, so that concurrent edits conflict. */
export async function countPlacement(tx: Prisma.TransactionClient, itemTypeIds: readonly number[]) {
  if (itemTypeIds.length === 0) return;
  await tx.itemType.updateMany({
    where: { id: { in: [...itemTypeIds] } },
    data: { version: { increment: 1 } },
  });
}
