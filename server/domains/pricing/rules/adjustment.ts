import { type Decimal, ZERO } from '../../../lib/money.ts';

/** A customer term: a percentage (negative: discount) for everything that matches its non-null columns. */
export interface AdjustmentTerm {
  customerId: number | null;
  customerTypeId: number | null;
  itemTypeId: number | null;
  itemGroupId: number | null;
  percent: Decimal;
}

/** The customer and the piece. */
interface AdjustedPurchase {
  customerId: number | null;
  customerTypeId: number | null;
  itemTypeId: number;
  itemGroupId: number | null;
}

/**
 * The percentage that applies: item type before item group before customer before customer type before 0. With the
 * same precision, a customer's own term comes before one of the customer type.
 */
export function chooseAdjustment(terms: readonly AdjustmentTerm[], purchase: AdjustedPurchase): Decimal {
  return chooseTerm(terms, purchase)?.percent ?? ZERO;
}

/** The term whose percentage applies; null when none does. */
export function chooseTerm(
  terms: readonly AdjustmentTerm[],
  purchase: AdjustedPurchase,
): AdjustmentTerm | null {
  const fitting = terms.filter((term) => fits(term, purchase));
  return fitting.toSorted((one, other) => specificity(other) - specificity(one))[0] ?? null;
}

function fits(term: AdjustmentTerm, purchase: AdjustedPurchase): boolean {
  return (
    (term.customerId === null || term.customerId === purchase.customerId) &&
    (term.customerTypeId === null || term.customerTypeId === purchase.customerTypeId) &&
    (term.itemTypeId === null || term.itemTypeId === purchase.itemTypeId) &&
    (term.itemGroupId === null || term.itemGroupId === purchase.itemGroupId)
  );
}

function specificity(term: AdjustmentTerm): number {
  return (
    (term.itemTypeId === null ? 0 : 8) +
    (term.itemGroupId === null ? 0 : 4) +
    (term.customerId === null ? 0 : 2) +
    (term.customerTypeId === null ? 0 : 1)
  );
}
