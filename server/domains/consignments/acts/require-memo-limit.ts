import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { decimal, moneyText, sumMoney } from '../../../lib/money.ts';
import { memoValue } from '../../sales-orders/credit/memo-value.ts';
import { exceedsMemoLimit } from '../rules/memo-limit.ts';
import { lineValue, type ValuedLine } from '../rules/standing.ts';

/**
 * Checks that sending pieces keeps the customer's memo limit.
 * @throws RefusedError MEMO_LIMIT_EXCEEDED with the current value and the excess
 */
export async function requireMemoLimit(
  tx: Prisma.TransactionClient,
  customerId: number,
  sent: readonly ValuedLine[],
): Promise<void> {
  const { memoLimit } = await tx.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { memoLimit: true },
  });
  if (memoLimit === null) return;
  const limit = decimal(memoLimit);
  const out = await memoValue(tx, customerId);
  const value = sumMoney(sent.map(lineValue));
  if (exceedsMemoLimit({ limit, out, sent: value }))
    throw new RefusedError('MEMO_LIMIT_EXCEEDED', {
      limit: moneyText(limit),
      out: moneyText(out),
      beyond: moneyText(out.plus(value).minus(limit)),
    });
}
