import { builder } from '../../schema/builder.ts';
import { Status } from '../settings/status.type.ts';
import { jobStatusRow } from './job-statuses.ts';
import type { OfferedAction } from './rules/offered-actions.ts';

/** What may be done with a job now. */
export const JobActionType = builder.objectRef<OfferedAction>('JobAction').implement({
  description: 'What may be done with a job now. Disabled ones carry what is missing.',
  fields: (t) => ({
    action: t.exposeString('action', {
      description: 'Action for `transitionJobOrder`, or for the mutation of its own.',
    }),
    to: t.field({
      type: Status,
      nullable: true,
      description: 'Status that it leads to.',
      resolve: ({ to }, _args, context) => (to === null ? null : jobStatusRow(context, to)),
    }),
    permission: t.exposeInt('permission', { description: 'Permission that it needs.' }),
    requiresReason: t.exposeBoolean('requiresReason', { description: 'A reason has to be given.' }),
    requiresTracking: t.exposeBoolean('requiresTracking', {
      description: 'A tracking number has to be given, or that the customer collects it.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Nothing is missing.' }),
    missing: t.exposeString('missing', { nullable: true, description: 'Code of what is missing.' }),
  }),
});
