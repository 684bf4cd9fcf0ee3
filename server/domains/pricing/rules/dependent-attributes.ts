/** An attribute of a piece with its dependency. */
type DependentAttribute = {
  id: number;
  /** The attribute that it depends on; null for none. */
  dependsOnId: number | null;
};

/**
 * The attributes that apply to a configuration, in the order offered. A dependent attribute, such as the lettering of
 * an engraved text, applies only if the other one is chosen. If the piece does not offer the other one, it is
 * independent.
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
