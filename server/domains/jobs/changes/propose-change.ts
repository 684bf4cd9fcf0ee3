import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { jobTotal, type PricedJob } from '../../orders/rules/order-charges.ts';
import { proposeService } from '../services/propose-service.ts';
import { takeStep } from '../transitions/perform-transition.ts';

/** A proposed change of the agreed order; omitted fields stay. */
type ProposedChange = {
  serviceTypeCode: string;
  note: string | null;
  /** Charged on approval; undefined: as in the previous proposal. */
  price: Prisma.Decimal | null | undefined;
  /** A change of the total that is not charged on approval, because metal is settled at shipping. */
  settledLater?: Money;
  weight?: { before: DecimalInput; after: DecimalInput };
  promisedOn?: { before: Date | null; after: Date };
};

type ChangedJob = PricedJob & { id: number; pricingMode: string };

/** Proposes a change of a job in production and asks the customer for approval. Call it with the job's row locked. */
export async function proposeChange(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  { job, change, record }: { job: ChangedJob; change: ProposedChange; record: RecordFacts },
): Promise<void> {
  const { serviceTypeCode, note, price, settledLater, weight, promisedOn } = change;
  const serviceType = await tx.entityStatus.findFirst({
    where: { entityType: 'SERVICE_TYPE', code: serviceTypeCode },
    select: { id: true },
  });
  if (!serviceType) throw InvalidInputError.of('serviceTypeCode', 'UNKNOWN', 'No such service type.');
  const service = await proposeService(tx, {
    jobOrderId: job.id,
    serviceTypeId: serviceType.id,
    price,
    proofFileId: undefined,
    settledLater: settledLater?.toFixed(2) ?? null,
  });
  const agreed = await agreedSettlement(tx, job);
  const before = jobTotal(job).plus(agreed);
  const charged = service.price === null ? ZERO : decimal(service.price);
  const columns = {
    note,
    totalBefore: before.toFixed(2),
    totalAfter: sumMoney([jobTotal(job), charged, settledLater ?? agreed]).toFixed(2),
    weightBefore: weight ? decimal(weight.before).toFixed(2) : null,
    weightAfter: weight ? decimal(weight.after).toFixed(2) : null,
    promisedOnBefore: promisedOn?.before ?? null,
    promisedOnAfter: promisedOn?.after ?? null,
  };
  await tx.jobChange.upsert({
    where: { serviceId: service.id },
    create: { serviceId: service.id, ...columns },
    update: columns,
    select: { serviceId: true },
  });
  const order = { jobOrderId: job.id, action: 'CHANGE_ORDER', serviceTypeCodes: [serviceTypeCode] } as const;
  await takeStep(tx, context, order, record);
}

/** Metal that shipping settles at the weight that the customer approved last. */
async function agreedSettlement(
  tx: Prisma.TransactionClient,
  { id: jobOrderId, pricingMode }: ChangedJob,
): Promise<Money> {
  if (pricingMode === 'FIXED') return ZERO;
  const last = await tx.jobService.findFirst({
    where: { jobOrderId, settledLater: { not: null }, status: { in: ['APPROVED', 'DONE'] } },
    orderBy: { id: 'desc' },
    select: { settledLater: true },
  });
  return last?.settledLater == null ? ZERO : decimal(last.settledLater);
}
