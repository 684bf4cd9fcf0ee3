import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ownFiles } from '../../media/own-files.ts';
import { isClosedStatus } from '../../orders/rules/job-status-codes.ts';
import { kindOfServiceProof } from '../rules/proof-kinds.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { changeJob } from '../transitions/change-job.ts';
import { editedJob } from '../transitions/edited-job.ts';
import { jobOrderField } from '../transitions/job-order-result.ts';
import { proposeService } from './propose-service.ts';
import { publishVersion } from './publish-version.ts';
import { readPrice } from './read-price.ts';

const rules = z.object({
  serviceTypeCode: z.string().trim().max(40),
  proofFileId: z.int().min(1).max(MAX_ID).nullish(),
});

mutation('proposeJobService', {
  description:
    'Proposes work on a job, with a price to approve; a declined proposal gets a new revision. A picture becomes a version of a proof, as `publishProofVersion` does it. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_SERVICE_PROPOSED', entityType: 'JobOrder' },
  repeat: 'keyed',
  budget: 13,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    serviceTypeCode: t.string({ required: true, description: 'Code of a service type, e.g. `CAD`.' }),
    price: t.field({ type: 'Decimal', description: 'Charge in addition to the piece; absent: included.' }),
    proofFileId: t.int({ description: 'Uploaded picture to approve.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer } = context;
    const { serviceTypeCode, proofFileId } = parseInput(rules, {
      serviceTypeCode: input.serviceTypeCode,
      proofFileId: input.proofFileId,
    });
    const jobOrderId = rowKey('JobOrder', input.id);
    const price = readPrice(input.price);
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
          version: input.version,
          edit: 'PROPOSE_SERVICE',
          refusal: (status) => (isClosedStatus(status) ? 'JOB_ORDER_CLOSED' : 'JOB_ORDER_WORK_DONE'),
        });
        const serviceType = await tx.entityStatus.findFirst({
          where: { entityType: 'SERVICE_TYPE', code: serviceTypeCode },
          select: { id: true },
        });
        if (!serviceType) throw InvalidInputError.of('serviceTypeCode', 'UNKNOWN', 'No such service type.');
        if (proofFileId) await ownFiles(tx, viewer, [proofFileId], () => 'proofFileId');
        await changeJob(tx, job, {});
        const service = await proposeService(tx, {
          jobOrderId,
          serviceTypeId: serviceType.id,
          price,
          proofFileId: proofFileId ?? null,
        });
        if (proofFileId) {
          const kind = kindOfServiceProof(serviceTypeCode);
          await publishVersion(tx, context, {
            job,
            kind,
            service,
            fileIds: [proofFileId],
            noteToCustomer: null,
          });
        }
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
