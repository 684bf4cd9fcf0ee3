import type { Prisma } from '../../../database/generated/client.ts';
import { waitingSubject } from '../../ordering/waiting/waiting-subject.ts';
import { visibleJobOrders } from '../access.ts';
import { waitedOfJob } from '../rules/waited-act.ts';
import { JobOrder } from './job-order.type.ts';
import { jobStatusCode } from './job-statuses.ts';

const JOB = { statusId: true, customerId: true, placedById: true, contactId: true } as const;

waitingSubject(JobOrder, {
  model: 'JobOrder',
  visible: visibleJobOrders,
  select: JOB,
  waiting: ({
    statusId,
    customerId,
    placedById,
    contactId,
  }: Prisma.JobOrderGetPayload<{ select: typeof JOB }>) => ({
    waited: waitedOfJob(jobStatusCode(statusId)),
    row: { customerId, placedById, contactId },
  }),
});
