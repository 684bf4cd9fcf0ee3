import type { Viewer } from '../../../auth/viewer.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { JOB_FACTS } from '../../jobs/job/job-facts.ts';
import { configurationOfJson, type JobConfiguration } from '../../orders/lines/job-configuration.ts';
import { type PromotedSums, promotedSums } from '../../orders/reorder/promoted-sums.ts';
import type { ReorderChanges } from '../../orders/reorder/reorder-changes.input.ts';
import { type ReorderDestination, reorderDestination } from '../../orders/reorder/reorder-destination.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { type Configuration, requestOfStored } from '../../pricing/configuration/configuration.ts';

/** The columns of the repeated job. */
const REPEATED = {
  ...JOB_FACTS,
  specification: { select: { configuration: true, summary: true } },
  orderGroup: { include: JOB_FACTS.orderGroup.select },
} satisfies Prisma.JobOrderInclude;

/** A re-order if it were placed now. */
export type PreparedReorder = {
  job: Prisma.JobOrderGetPayload<{ include: typeof REPEATED }>;
  changes: ReorderChanges;
  quantity: number;
  /** Null if this configuration is no longer offered. */
  priced: PricedConfiguration | null;
  destination: ReorderDestination;
  sums: PromotedSums;
};

/** A request to repeat a job with changes. */
type ReorderRequest = {
  viewer: Viewer;
  jobOrderId: number;
  changes: ReorderChanges;
  now: Date;
  /** For previews: allows cached data. */
  feed?: ChangeFeed;
};

/**
 * Prices a job again with changes, with today's market, catalogue and terms of the customer, and shipping and tax of
 * the destination. The preview and the order itself both use it. Null if the job is missing or not visible.
 */
export async function prepareReorder(
  db: Prisma.TransactionClient,
  { viewer, jobOrderId, changes, now, feed }: ReorderRequest,
): Promise<PreparedReorder | null> {
  const job = await db.jobOrder.findFirst({
    where: { id: jobOrderId, AND: visibleJobOrders(viewer) },
    include: REPEATED,
  });
  if (!job?.specification) return null;
  const quantity = changes.quantity ?? job.quantity;
  const ordered = configurationOfJson(job.specification.configuration);
  const [outcome] = await priceMany(db, {
    customerId: job.customerId,
    now,
    changes: feed,
    viewer,
    requests: [{ configuration: changedConfiguration(ordered, changes), quantity }],
  });
  const priced = outcome && 'priced' in outcome ? outcome.priced : null;
  // An invalid change is an error of its field; a piece that has changed since needs a quote.
  if (outcome && 'error' in outcome && (changes.size || changes.texts?.length)) {
    throw namingChanges(outcome.error);
  }
  const lines = [{ priced, quantity }];
  const destination = await reorderDestination(db, job, { ...changes, lines });
  const { customerId, customer } = job;
  const sums = await promotedSums(db, { lines, destination, customer, customerId, now });
  return { job, changes, quantity, priced, destination, sums };
}

/** The same error with the paths of the changes. */
function namingChanges({ issues }: InvalidInputError): InvalidInputError {
  return new InvalidInputError(
    issues.map((issue) => ({
      ...issue,
      path: issue.path === 'configuration.size' ? 'changes.size' : 'changes.texts',
    })),
  );
}

/** The same piece with another size and other texts. Texts that were not part of the ordered piece are refused. */
function changedConfiguration(ordered: JobConfiguration, { size, texts }: ReorderChanges): Configuration {
  const configuration = requestOfStored(ordered);
  const unknown = (texts ?? []).findIndex(
    ({ attributeId }) =>
      !ordered.choices.some((choice) => choice.attributeId === attributeId && choice.optionId === null),
  );
  if (unknown >= 0) {
    throw InvalidInputError.of(`changes.texts.${unknown}.attributeId`, 'UNKNOWN', 'No such text.');
  }
  return {
    ...configuration,
    size: size ?? configuration.size,
    attributes: configuration.attributes?.flatMap((choice) => {
      const change = texts?.find(({ attributeId }) => attributeId === choice.attributeId);
      if (!change) return [choice];
      return change.text?.trim() ? [{ ...choice, text: change.text.trim() }] : [];
    }),
  };
}
