import type { ActorContext } from '../../../audit/record-audit.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import { type PricedJob, type PricedService, totalIfApproved } from '../../orders/rules/order-charges.ts';
import type { ServiceEffect } from './job-service-effects.ts';

type DecidedJob = PricedJob & {
  id: number;
  currency: string;
  services: readonly (PricedService & { serviceType: { code: string } })[];
};

/** What a status change did to the services of a job, with its texts. */
type DecidedStep = {
  job: DecidedJob;
  effects: readonly ServiceEffect[];
  /** The total that the customer approved; undefined for other steps. */
  approvedPrice: string | undefined;
  reason: string | null;
};

/**
 * Stores the customer's decision on the newest proofs of services that were approved or declined: user, session, time,
 * content digest and price. Services without proofs are skipped.
 */
export async function decideProofs(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { job, effects, approvedPrice, reason }: DecidedStep,
): Promise<void> {
  let decided: 'APPROVED' | 'DECLINED' | null = null;
  for (const { ids, status } of effects) {
    if (status !== 'APPROVED' && status !== 'DECLINED') continue;
    const total =
      approvedPrice === undefined ? totalIfApproved(job, job.services, null) : decimal(approvedPrice);
    await insertDecisions(tx, context, {
      serviceIds: ids,
      outcome: status,
      total,
      currency: job.currency,
      reason: reason?.trim() || null,
    });
    // A step approves or declines; it never does both.
    decided = status;
  }
  if (decided === null) return;
  await notify(tx, {
    event: 'PROOF_DECIDED',
    about: { model: 'JobOrder', id: job.id },
    of: context.now.toISOString(),
    doerIds: actorsOf(context.viewer),
    facts: { decision: decided === 'DECLINED' ? 'REFUSED' : 'APPROVED', ...writtenWords(reason) },
  });
}

type Decision = {
  serviceIds: readonly number[];
  outcome: 'APPROVED' | 'DECLINED';
  total: Money;
  currency: string;
  reason: string | null;
};

/** One statement for any number of proofs. */
async function insertDecisions(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { serviceIds, outcome, total, currency, reason }: Decision,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ProofDecision" ("versionId", outcome, "userId", "actingById", at, digest, total, currency, reason)
    SELECT version.id, ${outcome}, ${viewer.userId}::int, ${viewer.actingById}::int, ${now}::timestamp, version.digest,
           ${total.toFixed(2)}::numeric, ${currency}, ${reason}
      FROM "ProofVersion" version
     WHERE version."serviceId" IN (${Prisma.join([...serviceIds])})
       AND NOT EXISTS (SELECT 1 FROM "ProofVersion" later
                        WHERE later."jobOrderId" = version."jobOrderId" AND later.kind = version.kind
                          AND later.n > version.n)`;
}
