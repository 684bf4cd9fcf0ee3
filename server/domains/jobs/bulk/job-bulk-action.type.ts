import { builder } from '../../../schema/builder.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { jobActor } from '../job/job-facts.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { type OfferedBulkAction, offeredBulkActions } from '../rules/bulk/bulk-actions.ts';
import { JobActionObstacleEnum } from '../transitions/job-action.type.ts';

const DESCRIPTIONS = {
  APPROVE: { description: '`approveJobOrder`, job by job.' },
  UPDATE_STATUS: { description: '`updateJobOrderStatuses`.' },
} satisfies Record<OfferedBulkAction['action'], { description: string }>;

const JobBulkActionEnum = builder.enumType('JobBulkActionName', {
  description: 'What can be done with several jobs at once.',
  values: DESCRIPTIONS,
});

/** A bulk action that is available for a job. */
const JobBulkActionType = builder.objectRef<OfferedBulkAction>('JobBulkAction').implement({
  description: 'A bulk action on job orders. A disabled action lists its missing requirements.',
  fields: (t) => ({
    action: t.expose('action', { type: JobBulkActionEnum, description: 'What would be done.' }),
    enabled: t.exposeBoolean('enabled', { description: 'The status requires nothing else.' }),
    missing: t.expose('missing', {
      type: JobActionObstacleEnum,
      nullable: true,
      description: 'Code of the missing requirement, with which the call would be refused.',
    }),
  }),
});

builder.prismaObjectField(JobOrder, 'bulkActions', (t) =>
  t.field({
    type: [JobBulkActionType],
    description: 'Bulk actions that the viewer may perform on it.',
    select: { statusId: true },
    resolve: ({ statusId }, _args, { viewer }) =>
      offeredBulkActions(jobStatusCode(statusId), jobActor(viewer)),
  }),
);
