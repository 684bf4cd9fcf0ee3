import { decimal, type Money } from '../lib/money.ts';
import type { GatewayMoney } from './gateway.ts';

/** Number of decimals of a currency: two for most, none for the yen. */
function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount in the smallest unit of its currency, for Square. */
export function minorUnits({ amount, currency }: GatewayMoney): bigint {
  return BigInt(amount.mul(10 ** decimalsOf(currency)).toFixed(0));
}

/** The amount of a number of smallest units. */
export function fromMinorUnits(units: bigint, currency: string): Money {
  return decimal(units.toString()).div(10 ** decimalsOf(currency));
}

/** An amount as text with the decimals of its currency, for NMI and PayPal. */
export function amountIn({ amount, currency }: GatewayMoney): string {
  return amount.toFixed(decimalsOf(currency));
}
