/** What an order of a customer shall become, as the setting CP_CART_TARGET or a customer of their own says. */
export type CartTarget = 'AUTO' | 'JO' | 'SO' | 'PQ';

/** What submitting a cart makes: job orders, a sales order, a price quote. */
export type OrderTarget = 'JO' | 'SO' | 'PQ';

/** What an order is placed as: one job for each line, or a sales order. */
export type PlacedAs = Exclude<OrderTarget, 'PQ'>;

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
 * What an order is placed as, whichever way it is placed and whatever was asked for. A piece from stock is never a job: an
 * order with one is a sales order, whose jobs are the pieces that are made. That goes for a cart, a quote, an estimate, a
 * custom order and a job that is ordered again alike, and before the customer's target.
 */
export function placedAs(asked: PlacedAs, lines: readonly { isMadeToOrder: boolean }[]): PlacedAs {
  return lines.every(({ isMadeToOrder }) => isMadeToOrder) ? asked : 'SO';
}

/**
 * What submitting a cart makes (product rules 6). A wish for a quote is one whatever the setting; of itself a cart becomes
 * one where a line has no price, a job for each line where all are made to order, and a sales order otherwise.
 */
export function orderTarget({ target, asksForQuote, lines }: TargetFacts): OrderTarget {
  if (asksForQuote || target === 'PQ') return 'PQ';
  if (target !== 'AUTO') return placedAs(target, lines);
  return lines.some(({ unitPrice }) => unitPrice === null) ? 'PQ' : placedAs('JO', lines);
}

/**
 * What an accepted offer makes. It is priced, and no quote follows a quote: where the target leaves it open, a deposit that
 * was agreed on asks for a sales order, which alone keeps account of it.
 */
export function acceptedTarget(
  target: CartTarget,
  { hasDeposit, lines }: { hasDeposit: boolean; lines: readonly { isMadeToOrder: boolean }[] },
): PlacedAs {
  const isLeftOpen = target === 'AUTO' || target === 'PQ';
  return placedAs(isLeftOpen ? (hasDeposit ? 'SO' : 'JO') : target, lines);
}

/** The target of a customer: their own goes before that of the installation. */
export function targetOfCustomer(own: string | null, ofInstallation: CartTarget): CartTarget {
  return isCartTarget(own) ? own : ofInstallation;
}

function isCartTarget(text: string | null): text is CartTarget {
  return text === 'AUTO' || text === 'JO' || text === 'SO' || text === 'PQ';
}
