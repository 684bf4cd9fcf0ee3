import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { localId } from '../../lib/global-id.ts';
import type { Context } from '../../schema/context.ts';
import type { Writes } from '../../schema/mutation-writes.ts';
import { visibleFailedTasks } from './access.ts';

/**
 * Removes a failed task from the list, once even with concurrent calls, and retries or deletes its job.
 * @returns the global id
 * @throws NotFoundError if someone else has already handled it
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
