import { builder } from '../../../schema/builder.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { Status } from '../../settings/status.type.ts';
import { statusRow } from '../../settings/status-rows.ts';
import type { InvoiceObstacle, OfferedInvoiceAction } from '../rules/decide-transition.ts';

const DESCRIPTIONS = {
  INVOICE_HAS_PAYMENTS: { description: 'Payments are applied to it: take them back first.' },
} satisfies Record<InvoiceObstacle, { description: string }>;

const ObstacleEnum = builder.enumType('InvoiceActionObstacle', {
  description: 'What stands in the way of an action on an invoice.',
  values: DESCRIPTIONS,
});

/** What may be done with an invoice now. */
export const InvoiceActionType = builder.objectRef<OfferedInvoiceAction>('InvoiceAction').implement({
  description: 'What may be done with an invoice now.',
  fields: (t) => ({
    action: t.exposeString('action', {
      description: '`ISSUE` for `issueInvoice`, `VOID` for `voidInvoice`, `WRITE_OFF` for `writeOffInvoice`.',
    }),
    to: t.field({
      type: Status,
      description: 'Status that it leads to.',
      resolve: ({ to }, _args, context) => statusRow(context, INVOICE_STATUSES[to].id),
    }),
    permission: t.exposeInt('permission', { description: 'Permission that it needs.' }),
    requiresReason: t.exposeBoolean('requiresReason', { description: 'A reason has to be given.' }),
    missing: t.expose('missing', {
      type: ObstacleEnum,
      nullable: true,
      description: 'What stands in the way; the code with which the action would be refused.',
    }),
  }),
});
