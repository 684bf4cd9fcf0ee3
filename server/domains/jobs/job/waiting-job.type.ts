import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { waitingSubject } from '../../waiting/waiting-subject.ts';
import { visibleJobOrders } from '../access.ts';
import { waitedOfJob } from '../rules/waited-act.ts';
import { JobOrder } from './job-order.type.ts';

waitingSubject(JobOrder, {
  model: 'JobOrder',
  visible: visibleJobOrders,
  select: { statusId: true },
  waited: ({ statusId }: { statusId: number }) => waitedOfJob(jobStatusCode(statusId)),
});
