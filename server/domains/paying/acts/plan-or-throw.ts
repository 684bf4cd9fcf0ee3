import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { moneyText, sumMoney } from '../../../lib/money.ts';
import {
  type PayableAccounts,
  type PaymentPlan,
  type PaymentRequest,
  planPayment,
} from '../rules/payment-plan.ts';

/**
 * The plan of a request, if it is possible.
 * @throws InvalidInputError with every invalid field; RefusedError OVERPAYMENT, unless it is intended
 */
export function planOrThrow(
  request: PaymentRequest,
  accounts: PayableAccounts,
  { acceptOverpayment }: { acceptOverpayment: boolean },
): PaymentPlan {
  const { plan, refusals } = planPayment(request, accounts);
  if (refusals.length > 0)
    throw new InvalidInputError(refusals.map(({ path, code }) => ({ path, code, message: code })));
  if (plan.rest.greaterThan(0) && !acceptOverpayment) {
    const owed = sumMoney(accounts.invoices.map(({ balance }) => balance));
    throw new RefusedError('OVERPAYMENT', { owed: moneyText(owed), beyond: moneyText(plan.rest) });
  }
  return plan;
}
