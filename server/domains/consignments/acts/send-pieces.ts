import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { decimal, moneyText, sumMoney } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { memoValue } from '../../sales-orders/credit/memo-value.ts';
import { exceedsMemoLimit } from '../rules/memo-limit.ts';
import { lineValue } from '../rules/standing.ts';
import { movePieces, type WantedMove } from './move-pieces.ts';

/**
 * Sends packed pieces off: with the first of them the term begins.
 * @throws RefusedError MEMO_LIMIT_EXCEEDED, with what counts already and by how much it would be exceeded
 */
export async function sendPieces(
  tx: Prisma.TransactionClient,
  context: Pick<AuditContext, 'viewer' | 'now'>,
  wanted: Omit<WantedMove, 'action'>,
  record: RecordFacts,
): Promise<void> {
  await movePieces(tx, context, { ...wanted, action: 'SEND' }, record, {
    check: async ({ customerId }, moved) => {
      const { memoLimit } = await tx.customer.findUniqueOrThrow({
        where: { id: customerId },
        select: { memoLimit: true },
      });
      if (memoLimit === null) return;
      const limit = decimal(memoLimit);
      const out = await memoValue(tx, customerId);
      const sent = sumMoney(moved.map(lineValue));
      if (exceedsMemoLimit({ limit, out, sent }))
        throw new RefusedError('MEMO_LIMIT_EXCEEDED', {
          limit: moneyText(limit),
          out: moneyText(out),
          beyond: moneyText(out.plus(sent).minus(limit)),
        });
    },
  });
}
