import { builder } from '../../../schema/builder.ts';
import { Status } from '../../settings/status.type.ts';
import { statusRow } from '../../settings/status-rows.ts';
import type { OfferedSalesOrderAction, SalesOrderObstacle } from '../rules/offered-actions.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';

const DESCRIPTIONS = {
  ACCOUNT_ON_HOLD: { description: 'The customer’s account is on hold.' },
  CREDIT_LIMIT_EXCEEDED: { description: 'It is beyond the customer’s credit limit.' },
  DEPOSIT_DUE: { description: 'The required deposit has not been paid.' },
  NOTHING_DUE: { description: 'Nothing is left to be paid.' },
  PRODUCTION_STARTED: { description: 'Work on a piece has begun.' },
  PREVIOUS_STATUS_UNKNOWN: { description: 'The status before the order was put on hold is unknown.' },
} satisfies Record<SalesOrderObstacle, { description: string }>;

const ObstacleEnum = builder.enumType('SalesOrderActionObstacle', {
  description: 'A requirement that a sales order does not meet yet for an action.',
  values: DESCRIPTIONS,
});

/** An action that is available on a sales order now. */
export const SalesOrderActionType = builder.objectRef<OfferedSalesOrderAction>('SalesOrderAction').implement({
  description: 'An action that is available on a sales order now.',
  fields: (t) => ({
    action: t.exposeString('action', {
      description: 'Action for `transitionSalesOrder`; RE_ORDER for `reorderSalesOrder`.',
    }),
    to: t.field({
      type: Status,
      nullable: true,
      description: 'Resulting status.',
      resolve: ({ to }, _args, context) =>
        to === null ? null : statusRow(context, SALES_ORDER_STATUSES[to].id),
    }),
    permission: t.exposeInt('permission', { description: 'Permission that it needs.' }),
    requiresReason: t.exposeBoolean('requiresReason', { description: 'A reason is required.' }),
    missing: t.expose('missing', {
      type: ObstacleEnum,
      nullable: true,
      description: 'Code of the missing requirement, with which the action would be refused.',
    }),
  }),
});
