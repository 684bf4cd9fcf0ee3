/** An attribute of an item type, with its choice. */
interface OfferedAttribute {
  attributeId: number;
  required: boolean;
  /** Whether there is a default option. */
  hasDefault: boolean;
  /** The chosen option id or text; null or blank without a choice. */
  chosen: number | string | null;
}

/** Ids of the required attributes that have neither a choice nor a default, in the order offered. */
export function missingAttributes(offered: readonly OfferedAttribute[]): number[] {
  return offered
    .filter((attribute) => attribute.required && !attribute.hasDefault && isBlank(attribute.chosen))
    .map((attribute) => attribute.attributeId);
}

function isBlank(chosen: number | string | null): boolean {
  return chosen === null || (typeof chosen === 'string' && chosen.trim() === '');
}
