import { sumAmounts } from '../../../lib/format/amounts.ts';
import { readNumber } from '../../../lib/forms/typed-number.ts';

/** As the server takes it: up to two decimals. */
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** A typed amount as a decimal string; null while it is none. */
export function readAmount(text: string): string | null {
  const amount = readNumber(text);
  return amount !== null && AMOUNT.test(amount) ? amount : null;
}

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
