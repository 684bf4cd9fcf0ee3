import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownFiles } from '../../media/own-files.ts';
import { PROPOSABLE_STATUSES } from '../rules/editable-statuses.ts';
import { nextProposal } from '../rules/next-proposal.ts';
import { isClosedStatus } from '../rules/status-codes.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { changeJob } from '../transitions/change-job.ts';
import { editedJob } from '../transitions/edited-job.ts';
import { jobOrderField, jobOrderKey } from '../transitions/job-order-result.ts';

const rules = z.object({
  serviceTypeCode: z.string().trim().max(40),
  proofFileId: z.int().min(1).max(MAX_ID).nullish(),
});

/** Largest price of a service. */
const MAX_PRICE = 1_000_000;

mutation('proposeJobService', {
  description:
    'Proposes work on a job, with a proof or a price to approve; a declined proposal gets a new revision. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_SERVICE_PROPOSED', entityType: 'JobOrder' },
  repeat: 'keyed',
  budget: 8,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    serviceTypeCode: t.string({ required: true, description: 'Code of a service type, e.g. `CAD`.' }),
    price: t.field({ type: 'Decimal', description: 'Charged on top of the piece; absent: included.' }),
    proofFileId: t.int({ description: 'Uploaded picture to approve.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer } = context;
    const { serviceTypeCode, proofFileId } = parseInput(rules, {
      serviceTypeCode: input.serviceTypeCode,
      proofFileId: input.proofFileId,
    });
    const jobOrderId = jobOrderKey(input.id);
    const price = input.price ?? null;
    if (price && (price.isNegative() || price.greaterThan(MAX_PRICE) || price.decimalPlaces() > 2)) {
      throw InvalidInputError.of('price', 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
    }
    return writes.once({
      request: {
        jobOrderId,
        serviceTypeCode,
        proofFileId: proofFileId ?? null,
        price: price?.toFixed() ?? null,
        version: input.version ?? null,
      },
      work: async (tx, record) => {
        const job = await editedJob(tx, context, {
          jobOrderId,
          permission: JOB_ORDERS_STAGE,
          version: input.version,
          statuses: PROPOSABLE_STATUSES,
          refusal: (status) => (isClosedStatus(status) ? 'JOB_ORDER_CLOSED' : 'JOB_ORDER_WORK_DONE'),
        });
        const serviceType = await tx.entityStatus.findFirst({
          where: { entityType: 'SERVICE_TYPE', code: serviceTypeCode },
          select: { id: true },
        });
        if (!serviceType) throw InvalidInputError.of('serviceTypeCode', 'UNKNOWN', 'No such service type.');
        if (proofFileId) await ownFiles(tx, viewer, [proofFileId], () => 'proofFileId');
        await changeJob(tx, job, {});
        await propose(tx, {
          jobOrderId,
          serviceTypeId: serviceType.id,
          price,
          proofFileId: proofFileId ?? null,
        });
        record({
          entityId: job.id,
          customerId: job.customerId,
          data: { number: job.number, serviceTypeCode, price: price?.toFixed(2) ?? null },
        });
        return { jobOrderId };
      },
    });
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, file, foreign }) => {
    const as = caller(sales);
    return {
      as,
      input: { id: await job(), price: '12.00', proofFileId: await file(as), serviceTypeCode: 'CAD' },
      foreign: { 'input.proofFileId': foreign.fileId },
    };
  },
});

type Proposal = Pick<Prisma.JobServiceUncheckedCreateInput, 'price' | 'proofFileId'> & {
  jobOrderId: number;
  serviceTypeId: number;
};

/** A proposal that was not sent yet is improved; one that was answered is superseded by the next revision. */
async function propose(tx: Prisma.TransactionClient, proposal: Proposal): Promise<void> {
  const { jobOrderId, serviceTypeId } = proposal;
  const latest = await tx.jobService.findFirst({
    where: { jobOrderId, serviceTypeId },
    orderBy: { revision: 'desc' },
    select: { id: true, status: true, revision: true },
  });
  const next = nextProposal(latest);
  if (next === null) throw new RefusedError('SERVICE_AWAITS_APPROVAL');
  if ('improves' in next) {
    await tx.jobService.update({ where: { id: next.improves }, data: proposal, select: { id: true } });
    return;
  }
  await tx.jobService.create({
    data: { ...proposal, revision: next.revision, status: 'PROPOSED' },
    select: { id: true },
  });
}
