import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { jobActor } from '../../jobs/job/job-facts.ts';
import { approvalAction } from '../../jobs/rules/approval.ts';
import { JOB_TEXT_LENGTHS, MAX_PROOF_PAGES } from '../../jobs/rules/job-limits.ts';
import { PROOF_KINDS } from '../../jobs/rules/proof-kinds.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { proposeService } from '../../jobs/services/propose-service.ts';
import { publishVersion } from '../../jobs/services/publish-version.ts';
import { readPrice } from '../../jobs/services/read-price.ts';
import { changeJob } from '../../jobs/transitions/change-job.ts';
import { editedJob } from '../../jobs/transitions/edited-job.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { requireAction, takeStep } from '../../jobs/transitions/perform-transition.ts';
import { ownFiles, pictureDigests } from '../../media/own-files.ts';
import { isClosedStatus } from '../../orders/rules/job-status-codes.ts';
import { ProofKindEnum } from './proof-kind.type.ts';

const rules = z.object({
  fileIds: z.array(z.int().min(1).max(MAX_ID)).min(1, 'REQUIRED').max(MAX_PROOF_PAGES),
  noteToCustomer: z.string().trim().max(JOB_TEXT_LENGTHS.proofNote).nullish(),
});

mutation('publishProofVersion', {
  description:
    'Publishes the next version of a proof to the customer. The service that it belongs to is proposed with it, and sent for approval if `requestApproval` is true. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: {
    action: ['PROOF_PUBLISHED', 'JOB_ORDER_REQUEST_APPROVAL', 'JOB_ORDER_CHANGE_ORDER'],
    entityType: 'JobOrder',
  },
  repeat: 'keyed',
  budget: 20,
  input: (t) => ({
    jobOrderId: t.id({ required: true, description: 'Job order.' }),
    kind: t.field({ type: ProofKindEnum, required: true, description: 'What it shows.' }),
    fileIds: t.intList({ required: true, description: 'Uploaded pictures in order, eight at most.' }),
    noteToCustomer: t.string({ description: 'What to look at, 4,000 characters at most.' }),
    price: t.field({
      type: 'Decimal',
      description: 'Charge in addition to the piece; absent: as proposed before, or included.',
    }),
    requestApproval: t.boolean({ description: 'Asks for the customer’s approval at once.' }),
    version: t.int({ description: 'Version of the job that was seen.' }),
  }),
  resolve: async (input, context, writes) => {
    const { db, viewer } = context;
    const { kind, version, requestApproval } = input;
    const { fileIds, noteToCustomer } = parseInput(rules, {
      fileIds: [...new Set(input.fileIds)],
      noteToCustomer: input.noteToCustomer,
    });
    const jobOrderId = rowKey('JobOrder', input.jobOrderId);
    const price = readPrice(input.price);
    return writes.once({
      request: {
        jobOrderId,
        kind,
        pictures: await pictureDigests(db, viewer, fileIds),
        noteToCustomer: noteToCustomer ?? null,
        price: price?.toFixed() ?? null,
        requestApproval: requestApproval ?? false,
        version: version ?? null,
      },
      work: async (tx, record) => {
        const job = await editedJob(tx, context, {
          jobOrderId,
          version,
          edit: 'PUBLISH_PROOF',
          refusal: (status) => (isClosedStatus(status) ? 'JOB_ORDER_CLOSED' : 'JOB_ORDER_WORK_DONE'),
        });
        await ownFiles(tx, viewer, fileIds, (index) => `fileIds.${index}`);
        const serviceTypeCode = PROOF_KINDS[kind];
        const serviceType = await tx.entityStatus.findFirst({
          where: { entityType: 'SERVICE_TYPE', code: serviceTypeCode },
          select: { id: true },
        });
        if (!serviceType) throw InvalidInputError.of('kind', 'UNKNOWN', 'No such service type.');
        await changeJob(tx, job, {});
        const service = await proposeService(tx, {
          jobOrderId,
          serviceTypeId: serviceType.id,
          price: price ?? undefined,
          proofFileId: fileIds[0],
        });
        const { n } = await publishVersion(tx, context, {
          job,
          kind,
          service,
          fileIds,
          noteToCustomer: noteToCustomer || null,
        });
        record({
          action: 'PROOF_PUBLISHED',
          entityId: job.id,
          customerId: job.customerId,
          data: { number: job.number, kind, n },
        });
        if (requestApproval) {
          const action = approvalAction(job.statusCode);
          requireAction(jobActor(viewer), action);
          await takeStep(tx, context, { jobOrderId, action, serviceTypeCodes: [serviceTypeCode] }, record);
        }
        return { jobOrderId };
      },
    });
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, file, foreign }) => {
    const as = caller(sales);
    return {
      as,
      input: {
        jobOrderId: await job(),
        kind: 'CAD',
        fileIds: [await file(as)],
        noteToCustomer: 'Please look at the shoulders.',
        price: '12.00',
        requestApproval: true,
      },
      audited: ['PROOF_PUBLISHED', 'JOB_ORDER_REQUEST_APPROVAL'],
      foreign: { 'input.fileIds': foreign.fileId },
    };
  },
});
