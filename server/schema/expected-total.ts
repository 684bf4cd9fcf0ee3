import { RefusedError } from '../errors/errors.ts';
import type { Decimal, Money } from '../lib/money.ts';

/**
 * The grand total that the user saw before committing a customer to an amount. The operation compares it with the
 * actual total in the same transaction.
 */
export class ExpectedTotal {
  /** Null where no prices are shown, and if the client sent none. */
  readonly expected: Decimal | null;
  readonly #isShown: boolean;
  #isSettled = false;

  constructor(expected: Decimal | null, isShown: boolean) {
    this.expected = expected;
    this.#isShown = isShown;
  }

  /** For operations of the product itself, without a user. */
  static readonly none = new ExpectedTotal(null, false);

  /** Whether the total was compared, or the call commits nobody. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Throws PRICE_CHANGED if the total differs, with both totals if the viewer may see amounts. */
  compare(total: Money): void {
    this.compareWith(total, () => this.refusal(total, total));
  }

  /** PRICE_CHANGED of an order whose total became another: from the one that was seen or, if none was sent, `before`. */
  refusal(before: Money, after: Money): RefusedError {
    const prices = { before: (this.expected ?? before).toFixed(2), after: after.toFixed(2) };
    return new RefusedError('PRICE_CHANGED', this.#isShown ? prices : null);
  }

  /** Like `compare`, with an error of the caller. */
  compareWith(total: Money, refusal: () => Error): void {
    this.#isSettled = true;
    if (this.expected !== null && !this.expected.equals(total)) throw refusal();
  }

  /** Marks that this call commits nobody, for example when an order becomes a quote request. */
  waive(): void {
    this.#isSettled = true;
  }
}
