/** What decides whether a piece can be in a category. */
type PlacedPiece = {
  readonly isActive: boolean;
  readonly isPartOnly: boolean;
  readonly shownInCatalog: boolean;
};

/** Why a piece cannot be in a category. */
type PlacementIssue = 'PART_HAS_NO_CATEGORY' | 'NOT_ADDABLE_TO_CATEGORY';

/**
 * Why a piece cannot be in categories; null if it can. A part of other pieces has no category. A piece that is no
 * longer made, or not shown, keeps its categories, but cannot be added to others.
 */
export function placementIssue(
  piece: PlacedPiece,
  before: readonly number[],
  after: readonly number[],
): PlacementIssue | null {
  if (after.length === 0) return null;
  if (piece.isPartOnly) return 'PART_HAS_NO_CATEGORY';
  const isOffered = piece.isActive && piece.shownInCatalog;
  return isOffered || after.every((id) => before.includes(id)) ? null : 'NOT_ADDABLE_TO_CATEGORY';
}
