import { sumAmounts } from '../../../lib/format/amounts.ts';

/** Whether an amount is greater than zero. */
export function isSome(amount: string | null): amount is string {
  return amount !== null && Number(amount) > 0;
}

/** The smaller of money and balance; the balance if the money is not a valid amount. */
export function smallerOf(money: string | null, owed: string): string {
  return money !== null && Number(money) < Number(owed) ? money : owed;
}

/** The rest of an amount after its parts; negative if they exceed it. */
export function restOf(money: string | null, parts: readonly (string | null)[]): string | null {
  const negative = parts.map((part) => (isSome(part) ? `-${part}` : '0'));
  return sumAmounts([money, ...negative]);
}
