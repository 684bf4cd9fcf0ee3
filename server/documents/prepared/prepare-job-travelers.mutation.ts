import { randomBytes } from 'node:crypto';
import { listedJobOrders } from '../../domains/jobs/access.ts';
import { MAX_BULK_JOBS } from '../../domains/jobs/rules/job-limits.ts';
import { InvalidInputError, NotFoundError } from '../../errors/errors.ts';
import { addMinutes } from '../../lib/calendar.ts';
import { localId } from '../../lib/global-id.ts';
import { addJob } from '../../queue/add-job.ts';
import { mutation } from '../../schema/mutation.ts';
import { JOB_ORDERS_PRINT } from '../travelers/traveler-title.ts';
import { makeDocument } from './make-document.task.ts';
import { PreparedDocument } from './prepared-document.type.ts';
import { KEPT_MINUTES } from './prepared-file.ts';

mutation('prepareJobTravelers', {
  description:
    'Generates the travelers of up to 100 jobs in the background, in the language of the request; `preparedDocument` reports when they are ready.',
  permission: JOB_ORDERS_PRINT,
  audit: { none: 'Changes nothing of the jobs.' },
  repeat: 'naturally repeatable: makes the same document again, and each is gone after an hour',
  budget: 4,
  input: (t) => ({
    ids: t.idList({ required: true, description: 'Jobs to print, 100 at most.' }),
  }),
  resolve: async ({ ids }, { db, viewer, language, now }, writes) => {
    const keys = [...new Set(ids)];
    if (keys.length === 0) throw InvalidInputError.of('ids', 'REQUIRED');
    if (keys.length > MAX_BULK_JOBS) throw InvalidInputError.of('ids', 'TOO_MANY');
    const jobIds = keys.map((key) => localId('JobOrder', key)).filter((key) => key !== null);
    const visible = await db.jobOrder.count({
      where: { id: { in: jobIds }, AND: listedJobOrders(viewer) },
    });
    if (visible < keys.length) throw new NotFoundError('JobOrder');
    const { familyId, actor } = viewer.required;
    const id = randomBytes(16).toString('hex');
    await writes.transaction(async (tx) => {
      await tx.preparedDocument.create({
        data: {
          id,
          userId: viewer.userId,
          familyId,
          customerId: viewer.customerId,
          actorId: actor?.userId ?? null,
          kind: 'job-travelers',
          keys,
          language,
          expiresAt: addMinutes(now, KEPT_MINUTES),
        },
      });
      await addJob(tx, makeDocument, { id }, { about: id });
    });
    return { id };
  },
  success: (t) => ({
    preparedDocument: t.prismaField({
      type: PreparedDocument,
      description: 'The document, which is being made.',
      resolve: (query, { id }, _args, { db }) =>
        db.preparedDocument.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
  sample: async ({ caller, sales, job, foreign }) => ({
    as: caller(sales),
    input: { ids: [await job()] },
    foreign: { 'input.ids.0': foreign.jobId },
  }),
});
