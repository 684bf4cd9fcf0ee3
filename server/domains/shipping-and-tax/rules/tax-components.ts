import {
  Decimal,
  type DecimalInput,
  decimal,
  HUNDREDTH,
  type Money,
  roundCents,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';

/** A component of the sales tax of a place, stored in the JSON columns of orders and invoices. */
export type TaxComponent = {
  /** Stable code, e.g. `CA-QST`. */
  code: string;
  nameEn: string;
  nameFr: string;
  /** Per cent. */
  percent: string;
  /** The owner's registration number for it; null if none is printed. */
  registrationNumber: string | null;
};

/** A component with its amount. */
export type TaxPart = TaxComponent & { amount: Money };

/** The place of an address for tax rates. */
export type TaxAddress = {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  stateId: number | null;
};

/** A tax rate of a country, or of one of its states, from a time on. */
export type DatedRate = {
  tax: Omit<TaxComponent, 'percent'> & { rank: number };
  countryCode: string;
  /** Null: for the whole country. */
  stateId: number | null;
  percent: DecimalInput;
  validFrom: Date;
};

/** A rate without a place: the customer's own, or one that staff set. */
export function plainComponents(percent: DecimalInput): TaxComponent[] {
  const rate = decimal(percent);
  if (rate.isZero()) return [];
  const names = { nameEn: 'Sales tax', nameFr: 'Taxe de vente' };
  return [{ code: 'SALES_TAX', ...names, percent: rate.toFixed(), registrationNumber: null }];
}

/**
 * The taxes of a place at a time, in order: for each the latest rate that has begun, of its state and of the whole
 * country. A rate of 0 ends a tax.
 */
export function componentsInForce(
  rates: readonly DatedRate[],
  address: TaxAddress,
  now: Date,
): TaxComponent[] {
  const newest = new Map<string, DatedRate>();
  for (const rate of rates) {
    const isHere =
      rate.countryCode === address.countryCode && (rate.stateId === null || rate.stateId === address.stateId);
    if (!isHere || rate.validFrom > now) continue;
    const key = `${rate.tax.code} ${rate.stateId}`;
    const known = newest.get(key);
    if (!known || rate.validFrom > known.validFrom) newest.set(key, rate);
  }
  return [...newest.values()]
    .filter(({ percent }) => !decimal(percent).isZero())
    .sort((one, other) => one.tax.rank - other.tax.rank || one.tax.code.localeCompare(other.tax.code))
    .map(({ tax: { code, nameEn, nameFr, registrationNumber }, percent }) => ({
      code,
      nameEn,
      nameFr,
      percent: decimal(percent).toFixed(),
      registrationNumber,
    }));
}

/** The total percentage of components. */
export function totalPercent(components: readonly TaxComponent[]): Decimal {
  return sumMoney(components.map(({ percent }) => decimal(percent)));
}

/**
 * Splits a tax between its components: each share by rate, rounded down to cents, with the remaining cents for the
 * largest remainders. The parts sum to the tax, and each differs by less than a cent from its exact share.
 */
export function splitTax(tax: Money, components: readonly TaxComponent[]): TaxPart[] {
  const whole = totalPercent(components);
  if (whole.isZero()) return components.map((component) => ({ ...component, amount: ZERO }));
  const sum = roundCents(tax).abs();
  const shares = components.map(({ percent }) => {
    const exact = sum.mul(decimal(percent)).div(whole);
    const cents = exact.toDecimalPlaces(2, Decimal.ROUND_DOWN);
    return { cents, lost: exact.minus(cents) };
  });
  const left = sum.minus(sumMoney(shares.map(({ cents }) => cents)));
  const byLoss = shares.toSorted((one, other) => other.lost.comparedTo(one.lost));
  const favoured = new Set(byLoss.slice(0, left.div(HUNDREDTH).toNumber()));
  return components.map((component, index) => {
    const share = shares[index];
    const amount = share ? (favoured.has(share) ? share.cents.plus(HUNDREDTH) : share.cents) : ZERO;
    return { ...component, amount: tax.isNegative() ? amount.negated() : amount };
  });
}
