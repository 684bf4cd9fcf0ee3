/** What an order of a customer shall become, as the setting CP_CART_TARGET or a customer of their own says. */
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

/**
 * What submitting a cart makes (product rules 6). A wish for a quote is one whatever the setting; of itself a cart becomes
 * one where a line has no price, a job for each line where all are made to order, and a sales order otherwise.
 */
export function orderTarget({ target, asksForQuote, lines }: TargetFacts): OrderTarget {
  if (asksForQuote || target === 'PQ') return 'PQ';
  if (target !== 'AUTO') return target;
  if (lines.some(({ unitPrice }) => unitPrice === null)) return 'PQ';
  return lines.every(({ isMadeToOrder }) => isMadeToOrder) ? 'JO' : 'SO';
}

/**
 * What an accepted offer makes. It is priced, and no quote follows a quote: where the target leaves it open, a piece from
 * stock asks for a sales order, and so does a deposit that was agreed on, since a sales order alone keeps account of it.
 */
export function acceptedTarget(
  target: CartTarget,
  { hasDeposit, lines }: { hasDeposit: boolean; lines: readonly { isMadeToOrder: boolean }[] },
): Exclude<OrderTarget, 'PQ'> {
  if (target === 'JO' || target === 'SO') return target;
  return hasDeposit || lines.some(({ isMadeToOrder }) => !isMadeToOrder) ? 'SO' : 'JO';
}

/** The target of a customer: their own goes before that of the installation. */
export function targetOfCustomer(own: string | null, ofInstallation: CartTarget): CartTarget {
  return isCartTarget(own) ? own : ofInstallation;
}

function isCartTarget(text: string | null): text is CartTarget {
  return text === 'AUTO' || text === 'JO' || text === 'SO' || text === 'PQ';
}
