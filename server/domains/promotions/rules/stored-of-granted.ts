import { type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { PromotionKind } from './promotion-kinds.ts';
import { type StoredReduction, spread } from './stored-reductions.ts';

/** A promotion as stored with an order; absent fields were not stored when it was placed. */
type Granted = {
  /** Null: a staff discount. */
  promotionId: number | null;
  kind: string;
  value: string;
  amount: string;
  items?: readonly { id: number }[];
  minSubTotal?: string | null;
  earnedBy?: readonly number[];
  shares?: readonly { line: number; amount: string }[];
};

/** A line of an order when it was placed. */
type PlacedLine = { itemTypeId: number; placed: Money };

/**
 * Converts the reductions of an order to rules. For orders without stored shares, they follow from the pieces of the
 * promotion. A discount without a promotion is an amount of the whole order.
 */
export function storedReductions(
  granted: readonly Granted[],
  { lines, discountValue }: { lines: readonly PlacedLine[]; discountValue: DecimalInput },
): StoredReduction[] {
  const kept = granted.map((each) => storedReduction(each, lines));
  const explained = sumMoney(kept.filter(({ kind }) => kind !== 'SHIPPING').map(({ amount }) => amount));
  const rest = decimal(discountValue).minus(explained);
  if (!rest.greaterThan(0)) return kept;
  const about = { value: rest, amount: rest, minSubTotal: null, earnedBy: [] };
  return [
    ...kept,
    { promotionId: null, kind: 'AMOUNT_ORDER', ...about, shares: sharesOver(rest, lines, () => true) },
  ];
}

function storedReduction(granted: Granted, lines: readonly PlacedLine[]): StoredReduction {
  const { promotionId, minSubTotal = null } = granted;
  // Only known kinds are granted.
  const kind = granted.kind as PromotionKind;
  const amount = decimal(granted.amount);
  const ids = new Set(granted.items?.map(({ id }) => id));
  const isAbout = ({ itemTypeId }: PlacedLine) => ids.size === 0 || ids.has(itemTypeId);
  const named = ids.size > 0 && kind !== 'FREE_ITEM';
  const isWhole = kind === 'PERCENT_ORDER' || kind === 'AMOUNT_ORDER';
  return {
    promotionId,
    kind,
    value: decimal(granted.value),
    amount,
    minSubTotal: minSubTotal === null ? null : decimal(minSubTotal),
    earnedBy:
      granted.earnedBy ?? (named ? lines.flatMap((line, index) => (isAbout(line) ? [index + 1] : [])) : []),
    shares:
      granted.shares?.map((share) => ({ line: share.line, amount: decimal(share.amount) })) ??
      (kind === 'SHIPPING' ? [] : sharesOver(amount, lines, isWhole ? () => true : isAbout)),
  };
}

function sharesOver(
  amount: Money,
  lines: readonly PlacedLine[],
  isAbout: (line: PlacedLine) => boolean,
): StoredReduction['shares'] {
  const parts = spread(
    amount,
    lines.map((line) => (isAbout(line) ? line.placed : ZERO)),
  );
  return parts.flatMap((part, index) => (part.isZero() ? [] : [{ line: index + 1, amount: part }]));
}
