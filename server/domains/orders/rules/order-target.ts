/** What an order of a customer becomes, from the setting CP_CART_TARGET or the customer's own setting. */
export type CartTarget = 'AUTO' | 'JO' | 'SO' | 'PQ';

/** What submitting a cart creates: job orders, a sales order, a price quote. */
export type OrderTarget = 'JO' | 'SO' | 'PQ';

/** What an order is placed as: one job per line, or a sales order. */
export type PlacedAs = Exclude<OrderTarget, 'PQ'>;

/** What decides the target. */
export interface TargetFacts {
  target: CartTarget;
  /** The customer pressed 'Request a quote'. */
  requestsQuote: boolean;
  lines: readonly {
    /** Null: only the manufacturer can price it. */
    unitPrice: unknown;
    isMadeToOrder: boolean;
  }[];
}

/**
 * What an order is placed as, from whatever source and request. A piece from stock is never a job, so an order with
 * one is always a sales order, whose jobs are its made pieces. This applies to carts, quotes, estimates, custom orders
 * and re-orders, and before the customer's target.
 */
export function placedAs(asked: PlacedAs, lines: readonly { isMadeToOrder: boolean }[]): PlacedAs {
  return lines.every(({ isMadeToOrder }) => isMadeToOrder) ? asked : 'SO';
}

/**
 * What submitting a cart creates (product rules 6). A requested quote is always a quote. With AUTO, a cart becomes a
 * quote if a line has no price, a job per line if all are made to order, and otherwise a sales order.
 */
export function orderTarget({ target, requestsQuote, lines }: TargetFacts): OrderTarget {
  if (requestsQuote || target === 'PQ') return 'PQ';
  if (target !== 'AUTO') return placedAs(target, lines);
  return lines.some(({ unitPrice }) => unitPrice === null) ? 'PQ' : placedAs('JO', lines);
}

/**
 * What an accepted offer creates. It has prices, so never another quote. With AUTO, an agreed deposit requires a sales
 * order, because only sales orders have deposits.
 */
export function acceptedTarget(
  target: CartTarget,
  { hasDeposit, lines }: { hasDeposit: boolean; lines: readonly { isMadeToOrder: boolean }[] },
): PlacedAs {
  const isLeftOpen = target === 'AUTO' || target === 'PQ';
  return placedAs(isLeftOpen ? (hasDeposit ? 'SO' : 'JO') : target, lines);
}

/** The target of a customer: its own before that of the installation. */
export function targetOfCustomer(own: string | null, ofInstallation: CartTarget): CartTarget {
  return isCartTarget(own) ? own : ofInstallation;
}

function isCartTarget(text: string | null): text is CartTarget {
  return text === 'AUTO' || text === 'JO' || text === 'SO' || text === 'PQ';
}
