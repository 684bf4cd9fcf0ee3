import { RefusedError } from '../errors/errors.ts';
import type { Decimal, Money } from '../lib/money.ts';

/**
 * The grand total that a person saw before committing a customer to money. Whoever writes what was committed compares it
 * with what the act comes to, in the same transaction.
 */
export class SeenTotal {
  /** Null where no prices are shown, and in calls of clients that send none. */
  readonly expected: Decimal | null;
  readonly #isShown: boolean;
  #isSettled = false;

  constructor(expected: Decimal | null, isShown: boolean) {
    this.expected = expected;
    this.#isShown = isShown;
  }

  /** For acts of the product itself, which no person looked at. */
  static readonly none = new SeenTotal(null, false);

  /** Whether the act was compared, or said to commit nobody. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Refuses the act with PRICE_CHANGED when it comes to another total; both are told where amounts are shown. */
  compare(total: Money): void {
    this.compareWith(total, () => {
      const prices = { before: this.expected?.toFixed(2), after: total.toFixed(2) };
      return new RefusedError('PRICE_CHANGED', this.#isShown ? prices : null);
    });
  }

  /** The same with an error of the caller's own. */
  compareWith(total: Money, refusal: () => Error): void {
    this.#isSettled = true;
    if (this.expected !== null && !this.expected.equals(total)) throw refusal();
  }

  /** Says that this call commits nobody, such as asking for a quote by the act that orders. */
  waive(): void {
    this.#isSettled = true;
  }
}
