import { decimal, type Money } from '../lib/money.ts';
import type { GatewayMoney } from './gateway.ts';

/** Decimals of a currency: two of most, none of the yen. */
function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount in the smallest unit of its currency, as Square counts. */
export function minorUnits({ amount, currency }: GatewayMoney): bigint {
  return BigInt(amount.mul(10 ** decimalsOf(currency)).toFixed(0));
}

/** The amount of so many smallest units. */
export function fromMinorUnits(units: bigint, currency: string): Money {
  return decimal(units.toString()).div(10 ** decimalsOf(currency));
}

/** An amount as text with the decimals of its currency, as NMI and PayPal read it. */
export function amountIn({ amount, currency }: GatewayMoney): string {
  return amount.toFixed(decimalsOf(currency));
}
