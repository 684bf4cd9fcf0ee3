import { amountText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { jobStatusRow } from '../../orders/lines/job-statuses.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { Status } from '../../settings/status.type.ts';
import { JOB_FACTS_SELECT, jobActor, jobFacts } from '../job/job-facts.ts';
import { JobOrder } from '../job/job-order.type.ts';
import type { ActionObstacle } from '../rules/decide-transition.ts';
import { type OfferedAction, offeredActions } from '../rules/offered-actions.ts';
import { beginsBeyondCredit } from './begins-beyond-credit.ts';
import { shipmentObstacle } from './shipment-obstacle.ts';

const DESCRIPTIONS = {
  NO_OPEN_SERVICE: { description: 'No service is proposed or awaits an answer.' },
  NOTHING_PROPOSED: { description: 'No service is proposed.' },
  NOTHING_AWAITS_APPROVAL: { description: 'Nothing awaits the customer’s approval.' },
  APPROVAL_REQUIRED: { description: 'The customer has to approve first.' },
  PIECES_SHIPPED: {
    description: 'Some of its pieces were shipped: the sales order is closed short instead.',
  },
  SHIPMENT_HAS_OTHERS: {
    description: 'Its shipment contains other pieces, and is voided on the sales order.',
  },
  SHIPMENT_BILLED: { description: 'Its shipment is invoiced.' },
  CUSTOMER_NOTE_REQUIRED: { description: 'The customer has not answered the question by a note.' },
  PAYMENT_TERMS_NOT_MET: { description: 'The customer’s payment terms are not met.' },
  ORDER_NOT_CONFIRMED: { description: 'Its sales order is not confirmed.' },
  ORDER_ON_HOLD: { description: 'Its sales order is on hold.' },
  DEPOSIT_REVERSED: { description: 'The deposit on which its sales order was confirmed was reversed.' },
  CREDIT_LIMIT_EXCEEDED: { description: 'Its order is beyond the customer’s credit limit.' },
  ORDER_NOT_PAID: { description: 'Its sales order is a layaway that is not paid.' },
  PRODUCTION_STARTED: { description: 'Work on the piece has begun.' },
  PREVIOUS_STATUS_UNKNOWN: { description: 'The status before the job was put on hold is unknown.' },
  SALES_ORDER_CLOSED: { description: 'Its sales order is closed.' },
  RESTORE_WINDOW_CLOSED: { description: 'It was cancelled more than 24 hours ago.' },
  ALREADY_INVOICED: { description: 'The cancellation was charged.' },
  WEIGHT_REQUIRED: { description: 'Its price is settled by weight, and it was not weighed.' },
  ACTING_AS_FORBIDDEN: {
    description: 'Only the customer may do this, not a staff member acting on their behalf.',
  },
} satisfies Record<ActionObstacle, { description: string }>;

/** What an action lacks, in GraphQL. */
export const JobActionObstacleEnum = builder.enumType('JobActionObstacle', {
  description: 'A requirement that a job does not meet yet for an action.',
  values: DESCRIPTIONS,
});

/** An action on a job. */
const JobActionType = builder.objectRef<OfferedAction>('JobAction').implement({
  description: 'An action on a job order. A disabled action lists its missing requirements.',
  fields: (t) => ({
    action: t.exposeString('action', {
      description: 'Action for `transitionJobOrder`, or for its own mutation.',
    }),
    to: t.field({
      type: Status,
      nullable: true,
      description: 'Resulting status.',
      resolve: ({ to }, _args, context) => (to === null ? null : jobStatusRow(context, to)),
    }),
    permission: t.exposeInt('permission', { description: 'Permission that it needs.' }),
    requiresReason: t.exposeBoolean('requiresReason', { description: 'A reason is required.' }),
    takesReason: t.exposeBoolean('takesReason', { description: 'A reason can be given.' }),
    requiresTracking: t.exposeBoolean('requiresTracking', {
      description: 'Requires a tracking number, or `pickedUp`.',
    }),
    reversible: t.exposeBoolean('reversible', { description: 'It can be undone within ten minutes.' }),
    undoableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it could be undone if it were performed now; null when it cannot.',
      resolve: ({ undoableUntil }) => undoableUntil,
    }),
    fee: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Fee before tax; null when there is none, or when prices are not shown (1301 or 19xx).',
      resolve: ({ fee }, _args, { viewer }) => (seesAmounts(viewer) ? amountText(fee) : null),
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Nothing is missing.' }),
    missing: t.expose('missing', {
      type: JobActionObstacleEnum,
      nullable: true,
      description: 'Code of the missing requirement, with which the action would be refused.',
    }),
  }),
});

builder.prismaObjectField(JobOrder, 'allowedActions', (t) =>
  t.field({
    type: [JobActionType],
    description: 'Actions available to the viewer.',
    select: { id: true, ...JOB_FACTS_SELECT },
    resolve: async (job, _args, { db, viewer, now }) => {
      // Only staff start jobs. The check reads nothing unless a limit is set.
      const isBeyondCredit = viewer.isStaff && (await beginsBeyondCredit(db, job, 'LOOK'));
      const facts = jobFacts(job, { isBeyondCredit, shipmentObstacle: await shipmentObstacle(db, job) });
      return offeredActions(facts, jobActor(viewer), now);
    },
  }),
);
