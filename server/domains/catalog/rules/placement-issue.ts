/** What decides whether a piece may be put into a category. */
type PlacedPiece = {
  readonly isActive: boolean;
  readonly isPartOnly: boolean;
  readonly shownInCatalog: boolean;
};

/** Why a piece may not stand where it is to stand. */
type PlacementIssue = 'PART_HAS_NO_CATEGORY' | 'NOT_ADDABLE_TO_CATEGORY';

/**
 * What speaks against the categories that a piece is to stand in; null: nothing. A part of other pieces stands in none. What
 * is no longer made, or not shown, keeps those that it has, but is put into no further one.
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
