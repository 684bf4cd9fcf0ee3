import type { Prisma } from '../../../database/generated/client.ts';
import type { GatewayCode } from '../../../gateways/gateway.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { addJobs } from '../../../queue/add-job.ts';
import type { Days } from '../rules/compared-days.ts';
import { reconcileGateway } from './reconcile-gateway.task.ts';

/** The user of the runs; null for automatic ones. */
type Starter = { readonly userId: number; readonly actingById: number | null } | null;

/**
 * Begins a run for each gateway in the queue.
 * @returns their ids
 */
export async function beginRuns(
  tx: Prisma.TransactionClient,
  gateways: readonly GatewayCode[],
  { days, by, now }: { days: Days; by: Starter; now: Date },
): Promise<number[]> {
  const runs = await tx.reconciliationRun.createManyAndReturn({
    data: gateways.map((gateway) => ({
      gateway,
      from: dateOfIsoDay(days.from),
      until: dateOfIsoDay(days.until),
      state: 'WAITING',
      userId: by?.userId ?? null,
      actingById: by?.actingById ?? null,
      createdAt: now,
    })),
    select: { id: true, gateway: true },
  });
  const jobs = runs.map(({ id, gateway }) => ({ payload: { runId: id }, about: `${gateway}/${id}` }));
  await addJobs(tx, reconcileGateway, jobs);
  return runs.map(({ id }) => id);
}
