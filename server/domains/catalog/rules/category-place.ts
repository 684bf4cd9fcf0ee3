import { pathUp, type TreeLink } from '../../../lib/path-up.ts';

/** Why a category cannot be moved to a place. */
type CategoryPlaceIssue = 'UNKNOWN' | 'CATEGORY_BELOW_ITSELF' | 'CATEGORY_TOO_DEEP';

/**
 * Why a category with its descendants cannot be below another one; null if it can. `categoryId` is null for a new one,
 * `parentId` for the top of the tree; `maxDepth` is the deepest level, the top being level 1.
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

/** Number of levels of a category with its descendants: 1 without children. */
function levelsOf(tree: readonly TreeLink[], id: number): number {
  let levels = 0;
  for (let level = [id]; level.length > 0 && levels <= tree.length; levels += 1) {
    const parents = new Set(level);
    level = tree.filter(({ parentId }) => parentId !== null && parents.has(parentId)).map((one) => one.id);
  }
  return levels;
}
