import {
  type DecimalInput,
  decimal,
  HUNDREDTH,
  type Money,
  roundCents,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';

/** A row of the price that was agreed, as its snapshot keeps it. */
export type AgreedRow = {
  kind: string;
  code: string | null;
  quantity: DecimalInput;
  rate: DecimalInput;
  amount: DecimalInput;
};

/** What the metal of a job is settled from. */
export type MetalToSettle = {
  pricingMode: string;
  /** Pieces. */
  quantity: number;
  /** Grams of one piece, as priced and as weighed. */
  estimatedWeight: DecimalInput;
  actualWeight: DecimalInput;
  /** Price rows of one piece. */
  rows: readonly AgreedRow[];
  /** Price of a gram of an alloy today, by its code; MARKET_AT_SHIP needs one for every METAL row that is paid. */
  ratesNow: ReadonlyMap<string, Money>;
};

/** What is charged or credited at shipping, before tax, for all pieces. */
export type MetalSettlement = { weight: Money; market: Money };

const METAL_SHARE: ReadonlySet<string> = new Set(['METAL', 'LOSS', 'METAL_MARKUP']);
/** Percentages on the whole piece, and so on its metal. */
const ON_THE_WHOLE: ReadonlySet<string> = new Set(['ADJUSTMENT', 'QUANTITY_BREAK']);

/**
 * What the actual weight and today's market change in the price of a job (product rules, price of a made-to-order piece):
 * nothing where it is fixed; the grams that differ at the agreed rate; at shipping the difference of the rate on all grams
 * as well. Loss, markup, customer's terms and quantity break apply as they were agreed; each amount is rounded per piece.
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
    .filter(({ kind }) => ON_THE_WHOLE.has(kind))
    .reduce((factor, { quantity }) => factor.mul(decimal(quantity).mul(HUNDREDTH).plus(1)), decimal('1'));
  /** From metal at its rate to what the customer pays for it. */
  const onTop = share.div(worth).mul(terms);
  const difference = decimal(job.actualWeight).minus(decimal(job.estimatedWeight));
  const weight = roundCents(difference.mul(worth).div(grams).mul(onTop)).mul(job.quantity);
  if (job.pricingMode !== 'MARKET_AT_SHIP') return { ...none, weight };

  const moved = metal.map(({ code, quantity, rate }) => {
    const then = decimal(rate);
    const now = job.ratesNow.get(code ?? '');
    if (then.isZero() || now === undefined) return ZERO;
    const weighed = decimal(quantity).mul(difference.div(grams).plus(1));
    return weighed.mul(now.minus(then));
  });
  return { weight, market: roundCents(sumMoney(moved).mul(onTop)).mul(job.quantity) };
}

/** Whether a job has to be weighed before it ships: its metal is settled then. */
export function lacksWeight(job: { pricingMode: string; actualWeight: DecimalInput | null }): boolean {
  return job.pricingMode !== 'FIXED' && job.actualWeight === null;
}

/** How far a weight is off what was agreed, in per cent, two decimals; negative when it is lighter. */
export function weightDeviation(agreed: DecimalInput, actual: DecimalInput): Money {
  const basis = decimal(agreed);
  if (basis.isZero()) return ZERO;
  return roundCents(decimal(actual).minus(basis).div(basis).mul(100));
}

/** Whether a weight is so far off what was agreed that the customer is asked. */
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
