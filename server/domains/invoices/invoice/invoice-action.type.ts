import { builder } from '../../../schema/builder.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { Status } from '../../settings/status.type.ts';
import { statusRow } from '../../settings/status-rows.ts';
import type { InvoiceObstacle, OfferedInvoiceAction } from '../rules/decide-transition.ts';

const DESCRIPTIONS = {
  INVOICE_HAS_PAYMENTS: { description: 'Payments are applied to it: reverse them first.' },
} satisfies Record<InvoiceObstacle, { description: string }>;

const ObstacleEnum = builder.enumType('InvoiceActionObstacle', {
  description: 'Reasons why an action on an invoice is not possible.',
  values: DESCRIPTIONS,
});

/** An action that is available on an invoice now. */
export const InvoiceActionType = builder.objectRef<OfferedInvoiceAction>('InvoiceAction').implement({
  description: 'An action that is available on an invoice now.',
  fields: (t) => ({
    action: t.exposeString('action', {
      description: '`ISSUE` for `issueInvoice`, `VOID` for `voidInvoice`, `WRITE_OFF` for `writeOffInvoice`.',
    }),
    to: t.field({
      type: Status,
      description: 'Resulting status.',
      resolve: ({ to }, _args, context) => statusRow(context, INVOICE_STATUSES[to].id),
    }),
    permission: t.exposeInt('permission', { description: 'Permission that it needs.' }),
    requiresReason: t.exposeBoolean('requiresReason', { description: 'A reason is required.' }),
    missing: t.expose('missing', {
      type: ObstacleEnum,
      nullable: true,
      description: 'Why it is not possible; the code with which the action would be refused.',
    }),
  }),
});
