import { builder } from '../../../schema/builder.ts';
import type { OfferedBulkAction } from '../rules/bulk/bulk-actions.ts';
import { JobActionObstacleEnum } from '../transitions/job-action.type.ts';

const DESCRIPTIONS = {
  APPROVE: { description: '`approveJobOrder`, job by job.' },
  UPDATE_STATUS: { description: '`updateJobOrderStatuses`.' },
} satisfies Record<OfferedBulkAction['action'], { description: string }>;

const JobBulkActionEnum = builder.enumType('JobBulkActionName', {
  description: 'What can be done with several jobs at once.',
  values: DESCRIPTIONS,
});

/** What may be done with a job together with others. */
export const JobBulkActionType = builder.objectRef<OfferedBulkAction>('JobBulkAction').implement({
  description: 'A bulk action on job orders. A disabled action lists its missing requirements.',
  fields: (t) => ({
    action: t.expose('action', { type: JobBulkActionEnum, description: 'What would be done.' }),
    enabled: t.exposeBoolean('enabled', { description: 'Nothing is missing, as far as the status tells.' }),
    missing: t.expose('missing', {
      type: JobActionObstacleEnum,
      nullable: true,
      description: 'Code of the missing requirement, with which the call would be refused.',
    }),
  }),
});
