/** An attribute that a piece offers, as far as it depends on another one. */
type DependentAttribute = {
  id: number;
  /** The attribute that it is about; null: it stands by itself. */
  dependsOnId: number | null;
};

/**
 * The attributes that count for a configuration, in the order offered: one that depends on another (the lettering on the
 * text of an engraving) counts only while that one is chosen. Where the piece does not offer the other one, it stands by
 * itself.
 */
export function countingAttributes<Attribute extends DependentAttribute>(
  offered: readonly Attribute[],
  isChosen: (attribute: Attribute) => boolean,
): Attribute[] {
  const counts = (attribute: Attribute, seen: readonly number[]): boolean => {
    const other = offered.find(({ id }) => id === attribute.dependsOnId);
    if (!other || seen.includes(other.id)) return true;
    return isChosen(other) && counts(other, [...seen, other.id]);
  };
  return offered.filter((attribute) => counts(attribute, [attribute.id]));
}
