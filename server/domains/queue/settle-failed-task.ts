import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { localId } from '../../lib/global-id.ts';
import type { Context } from '../../schema/context.ts';
import type { Writes } from '../../schema/mutation-writes.ts';
import { visibleFailedTasks } from './access.ts';

/**
 * Takes a failed task from the list, once however many ask, and does with its job what was decided. Answers the global id.
 * @throws NotFoundError when somebody else has decided already
 */
export async function settleFailedTask(
  context: Context,
  writes: Writes,
  { id, settle }: { id: string; settle: (tx: Prisma.TransactionClient, jobId: bigint) => Promise<void> },
): Promise<{ id: string }> {
  const key = localId('FailedTask', id);
  await writes.transaction(async (tx, record) => {
    const where = { id: key ?? 0, AND: visibleFailedTasks(context.viewer) };
    const [task] = await tx.failedTask.findMany({ where, select: { jobId: true, task: true, about: true } });
    const { count } = await tx.failedTask.deleteMany({ where });
    if (!task || count === 0) throw new NotFoundError('FailedTask');
    await settle(tx, task.jobId);
    record({
      entityId: key ?? 0,
      customerId: null,
      data: { task: task.task, about: task.about },
    });
  });
  return { id };
}
