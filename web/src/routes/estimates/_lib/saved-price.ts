import { graphql, readInlineData } from 'react-relay/hooks';
import { timesAmount } from '../../../lib/format/amounts.ts';
import type { savedPrice_estimate$key } from './__generated__/savedPrice_estimate.graphql.ts';
import type { EstimatePrice } from './useEstimatePrice.ts';

const fragment = graphql`
  fragment savedPrice_estimate on Estimate @inline {
    number
    status
    currency
    unitPrice
    total
    pricingNote
    pricedAt
    priceReason
    breakdown {
      kind
      code
      name
      quantity
      unit
      rate
      amount
    }
    summary {
      kind
      code
      name
      quantity
      unit
      rate
      amount
    }
  }
`;

type Price = EstimatePrice['price'];

/** What prevents a price. */
export type Missing = 'content' | 'stones';

/** The price as of saving or converting an estimate. */
export type SavedPrice = Pick<Price, 'currency' | 'unitPrice' | 'pricingNote' | 'breakdown' | 'summary'> & {
  readonly number: string;
  readonly total: string | null | undefined;
  readonly pricedAt: string;
  readonly isClosed: boolean;
  readonly isByHand: boolean;
};

/** The saved price of an estimate; null for a new one. */
export function savedPrice(key: savedPrice_estimate$key | null | undefined): SavedPrice | null {
  if (!key) return null;
  const { status, priceReason, ...kept } = readInlineData(fragment, key);
  return { ...kept, isClosed: status === 'CONVERTED', isByHand: priceReason != null };
}

/** A displayed price. */
export type ShownPrice = { unitPrice: string; total: string; currency: string; isByHand: boolean };

/** The displayed price: the saved one, otherwise the typed one, otherwise the calculated one. */
export function shownPrice({
  live,
  saved,
  ownPrice,
  quantity,
}: {
  live: Price | null;
  saved: SavedPrice | null;
  ownPrice: string | null;
  quantity: number;
}): ShownPrice | null {
  if (saved) {
    const { unitPrice, total, currency, isByHand } = saved;
    return unitPrice == null || total == null ? null : { unitPrice, total, currency, isByHand };
  }
  if (!live) return null;
  const byHand = ownPrice === null ? null : timesAmount(ownPrice, quantity);
  if (ownPrice !== null && byHand !== null) {
    return { unitPrice: ownPrice, total: byHand, currency: live.currency, isByHand: true };
  }
  const { unitPrice, linePrice: total, currency } = live;
  return unitPrice == null || total == null ? null : { unitPrice, total, currency, isByHand: false };
}
