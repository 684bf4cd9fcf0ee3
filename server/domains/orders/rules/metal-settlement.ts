import {
  type DecimalInput,
  decimal,
  HUNDREDTH,
  type Money,
  maxDecimal,
  minDecimal,
  roundCents,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';

/** A row of the agreed price, from its snapshot. */
export type AgreedRow = {
  kind: string;
  code: string | null;
  quantity: DecimalInput;
  rate: DecimalInput;
  amount: DecimalInput;
};

/** What the settlement of a job's metal depends on. */
export type MetalToSettle = {
  pricingMode: string;
  /** Grams per piece, as priced and as weighed. */
  estimatedWeight: DecimalInput;
  actualWeight: DecimalInput;
  /** Price rows of one piece. */
  rows: readonly AgreedRow[];
  /** Shipped pieces, by shipment. */
  leaving: readonly LeavingPieces[];
};

/** Pieces of a job in one shipment. */
type LeavingPieces = {
  pieces: number;
  /** Price per gram on the shipping day, by alloy code. MARKET_AT_SHIP needs one for every METAL row that is paid. */
  rates: ReadonlyMap<string, Money>;
};

/** The charge or credit at shipping, before tax, for all shipped pieces. */
export type MetalSettlement = { weight: Money; market: Money };

const METAL_SHARE: ReadonlySet<string> = new Set(['METAL', 'LOSS', 'METAL_MARKUP']);
/** Percentages of the whole piece, including its metal. */
const PERCENT_OF_PIECE: ReadonlySet<string> = new Set(['ADJUSTMENT', 'QUANTITY_BREAK']);

/**
 * How the final weight and the market change the price of a job (product rules, price of a made-to-order piece). A fixed
 * price never changes. Otherwise the difference in grams is charged at the agreed rate; with the market at shipping, the
 * difference of the rate on all grams as well, for each piece at the rate of its shipping day. Loss, markup, customer's
 * terms and quantity break apply as agreed. Each amount is rounded per piece.
 */
export function settleMetal(job: MetalToSettle): MetalSettlement {
  const none = { weight: ZERO, market: ZERO };
  const metal = job.rows.filter(({ kind }) => kind === 'METAL');
  const grams = sumMoney(metal.map(({ quantity }) => decimal(quantity)));
  const worth = sumMoney(metal.map(({ amount }) => decimal(amount)));
  if (job.pricingMode === 'FIXED' || grams.isZero() || worth.isZero()) return none;
  const share = sumMoney(
    job.rows.filter(({ kind }) => METAL_SHARE.has(kind)).map(({ amount }) => decimal(amount)),
  );
  const terms = job.rows
    .filter(({ kind }) => PERCENT_OF_PIECE.has(kind))
    .reduce((factor, { quantity }) => factor.mul(decimal(quantity).mul(HUNDREDTH).plus(1)), decimal('1'));
  /** The factor from metal at its rate to the customer's price. */
  const onTop = share.div(worth).mul(terms);
  const difference = decimal(job.actualWeight).minus(decimal(job.estimatedWeight));
  const pieces = job.leaving.reduce((sum, each) => sum + each.pieces, 0);
  const weight = roundCents(difference.mul(worth).div(grams).mul(onTop)).mul(pieces);
  if (job.pricingMode !== 'MARKET_AT_SHIP') return { ...none, weight };

  const movedTo = (rates: LeavingPieces['rates']): Money => {
    const moved = metal.map(({ code, quantity, rate }) => {
      const then = decimal(rate);
      const now = rates.get(code ?? '');
      if (then.isZero() || now === undefined) return ZERO;
      const weighed = decimal(quantity).mul(difference.div(grams).plus(1));
      return weighed.mul(now.minus(then));
    });
    return roundCents(sumMoney(moved).mul(onTop));
  };
  return { weight, market: sumMoney(job.leaving.map((each) => movedTo(each.rates).mul(each.pieces))) };
}

/**
 * Limits a settlement so that the job's total is never negative: a price agreed by hand can be less than the credit for
 * the metal.
 */
export function withinTotal({ weight, market }: MetalSettlement, total: Money): MetalSettlement {
  const below = maxDecimal(sumMoney([total, weight, market]).negated(), ZERO);
  const ofWeight = minDecimal(below, maxDecimal(weight.negated(), ZERO));
  const ofMarket = minDecimal(below.minus(ofWeight), maxDecimal(market.negated(), ZERO));
  return { weight: weight.plus(ofWeight), market: market.plus(ofMarket) };
}

/** Whether a job must be weighed before it ships, because its metal is settled at shipping. */
export function lacksWeight(job: { pricingMode: string; actualWeight: DecimalInput | null }): boolean {
  return job.pricingMode !== 'FIXED' && job.actualWeight === null;
}

/** Deviation from the agreed weight in per cent, two decimals; negative if lighter. */
export function weightDeviation(agreed: DecimalInput, actual: DecimalInput): Money {
  const basis = decimal(agreed);
  if (basis.isZero()) return ZERO;
  return roundCents(decimal(actual).minus(basis).div(basis).mul(100));
}

/** Whether the weight deviates so far that the customer must agree. */
export function isOutOfTolerance(
  agreed: DecimalInput,
  actual: DecimalInput,
  tolerance: DecimalInput,
): boolean {
  const basis = decimal(agreed);
  if (basis.isZero()) return false;
  const off = decimal(actual).minus(basis).abs();
  return off.greaterThan(basis.mul(decimal(tolerance)).mul(HUNDREDTH));
}
