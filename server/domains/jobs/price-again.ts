import type { Viewer } from '../../auth/viewer.ts';
import type { ChangeFeed } from '../../database/changes/change-feed.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { priceConfigurations } from '../pricing/price-configuration.ts';
import type { PricedConfiguration } from '../pricing/priced-configuration.ts';
import { visibleJobOrders } from './access.ts';
import { askAgain, configurationOfJson } from './job-configuration.ts';
import { JOB_FACTS } from './job-facts.ts';

/** What a re-order reads of the job that it repeats. */
const REPEATED = {
  ...JOB_FACTS,
  specification: { select: { configuration: true, summary: true } },
  orderGroup: { include: { shippingMethod: true } },
} satisfies Prisma.JobOrderInclude;

/** A job that is repeated, and its price today; null when the piece is no longer offered as it was. */
export type RepeatedJob = {
  job: Prisma.JobOrderGetPayload<{ include: typeof REPEATED }>;
  priced: PricedConfiguration | null;
};

/**
 * Prices a job's configuration again, with today's market, catalogue and the customer's terms of today (read anew,
 * unless a preview gives the feed of changes). Null when the job is missing or not visible.
 */
export async function priceAgain(
  db: Prisma.TransactionClient,
  request: { viewer: Viewer; jobOrderId: number; now: Date; changes?: ChangeFeed },
): Promise<RepeatedJob | null> {
  const job = await db.jobOrder.findFirst({
    where: { id: request.jobOrderId, AND: visibleJobOrders(request.viewer) },
    include: REPEATED,
  });
  if (!job?.specification) return null;
  const configuration = askAgain(configurationOfJson(job.specification.configuration));
  const [outcome] = await priceConfigurations(db, {
    customerId: job.customerId,
    now: request.now,
    changes: request.changes,
    requests: [{ configuration, quantity: job.quantity }],
  });
  return { job, priced: outcome && 'priced' in outcome ? outcome.priced : null };
}
