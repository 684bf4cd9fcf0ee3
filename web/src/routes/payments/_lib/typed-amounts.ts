import { sumAmounts } from '../../../lib/format/amounts.ts';

/** Whether an amount is more than nothing. */
export function isSome(amount: string | null): amount is string {
  return amount !== null && Number(amount) > 0;
}

/** As much of some money as is owed; all that is owed while the money is no amount. */
export function lesserOf(money: string | null, owed: string): string {
  return money !== null && Number(money) < Number(owed) ? money : owed;
}

/** What is left of some money after parts of it; negative when they are more than there is. */
export function restOf(money: string | null, parts: readonly (string | null)[]): string | null {
  const negative = parts.map((part) => (isSome(part) ? `-${part}` : '0'));
  return sumAmounts([money, ...negative]);
}
