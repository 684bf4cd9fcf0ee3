import { pathUp, type TreeLink } from '../../../lib/path-up.ts';

/** Why a category may not stand where it is to stand. */
type CategoryPlaceIssue = 'UNKNOWN' | 'CATEGORY_BELOW_ITSELF' | 'CATEGORY_TOO_DEEP';

/**
 * What speaks against putting a category, with all that is below it, under another one; null: nothing. `categoryId` is null
 * for a new one, `parentId` for the top of the tree; `maxDepth` is the deepest level, the top being level 1.
 */
export function categoryPlaceIssue(
  tree: readonly TreeLink[],
  place: { readonly categoryId: number | null; readonly parentId: number | null },
  maxDepth: number,
): CategoryPlaceIssue | null {
  const { categoryId, parentId } = place;
  if (parentId === null) return null;
  if (!tree.some(({ id }) => id === parentId)) return 'UNKNOWN';
  const above = pathUp(tree, parentId);
  if (categoryId !== null && above.includes(categoryId)) return 'CATEGORY_BELOW_ITSELF';
  const levels = categoryId === null ? 1 : levelsOf(tree, categoryId);
  return above.length + levels > maxDepth ? 'CATEGORY_TOO_DEEP' : null;
}

/** Levels of a category with all below it: 1 for one without children. */
function levelsOf(tree: readonly TreeLink[], id: number): number {
  let levels = 0;
  for (let level = [id]; level.length > 0 && levels <= tree.length; levels += 1) {
    const parents = new Set(level);
    level = tree.filter(({ parentId }) => parentId !== null && parents.has(parentId)).map((one) => one.id);
  }
  return levels;
}
