/** What submitting a cart shall make, as the setting CP_CART_TARGET or a customer of their own says. */
export type CartTarget = 'AUTO' | 'JO' | 'SO' | 'PQ';

/** What submitting a cart makes: job orders, a sales order, a price quote. */
export type OrderTarget = 'JO' | 'SO' | 'PQ';

/** What decides it. */
export interface TargetFacts {
  target: CartTarget;
  /** The customer pressed 'Request a quote'. */
  asksForQuote: boolean;
  lines: readonly {
    /** Null: only the manufacturer can price it. */
    unitPrice: unknown;
    isMadeToOrder: boolean;
  }[];
}

/** Sales orders do not exist yet: what would be one becomes job orders. */
const SALES_ORDER: OrderTarget = 'JO';

/**
 * What submitting a cart makes (product rules 6). A wish for a quote is one whatever the setting; of itself a cart becomes
 * one where a line has no price, a job for each line where all are made to order, and a sales order otherwise.
 */
export function orderTarget({ target, asksForQuote, lines }: TargetFacts): OrderTarget {
  if (asksForQuote || target === 'PQ') return 'PQ';
  if (target === 'JO') return 'JO';
  if (target === 'SO') return SALES_ORDER;
  if (lines.some(({ unitPrice }) => unitPrice === null)) return 'PQ';
  return lines.every(({ isMadeToOrder }) => isMadeToOrder) ? 'JO' : SALES_ORDER;
}

/** Whether a stored text is a target. */
export function isCartTarget(text: string | null): text is CartTarget {
  return text === 'AUTO' || text === 'JO' || text === 'SO' || text === 'PQ';
}
