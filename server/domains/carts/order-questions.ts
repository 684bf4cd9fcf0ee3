import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import type { OrderQuestion } from './rules/order-answers.ts';

/** The questions at the checkout, in order; cached until a change. */
export function orderQuestions(
  context: Pick<Context, 'db' | 'services' | 'now'>,
): Promise<readonly OrderQuestion[]> {
  return cachedRows(context, ['orderQuestions'], () => readOrderQuestions(context.db));
}

/** The same, read from the database. */
export function readOrderQuestions(db: Prisma.TransactionClient): Promise<OrderQuestion[]> {
  return db.attribute.findMany({
    where: { askedOnOrder: true },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
    include: { options: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] } },
  });
}
