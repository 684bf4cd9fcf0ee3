import { Decimal } from 'decimal.js';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { reasonIn } from '../../orders/rules/system-reasons.ts';
import { seesAmounts } from '../../pricing/access.ts';
import type { SalesEventDetail } from '../transitions/record-event.ts';

/** Parses the JSON column of a detail. */
function detailOf(json: unknown): SalesEventDetail {
  // Only a SalesEventDetail is written to this column.
  return (json ?? {}) as SalesEventDetail;
}

/** An entry of the history of a sales order. */
export const SalesOrderEvent = builder.prismaObject('SalesOrderEvent', {
  description:
    'An event in the history of a sales order, with both actors when someone acted for someone else.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('SalesOrderEvent', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', {
      description:
        'Action of the transition, or `CREATE`, `RECORD_DEPOSIT`, `VOID_DEPOSIT`, `SHIPMENT`, `VOID_SHIPMENT`, `PIN_PRICE`, `CANCEL_LINE`.',
    }),
    from: t.relation('fromStatus', {
      nullable: true,
      description: 'Status before; null for the first step.',
    }),
    to: t.relation('toStatus', { description: 'Status after.' }),
    reason: t.string({
      nullable: true,
      description: 'Reason as given.',
      select: { reason: true },
      resolve: ({ reason }, _args, { language }) => reasonIn(reason, language),
    }),
    isAutomatic: t.exposeBoolean('isAutomatic', { description: 'It happened automatically.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'User on whose behalf it was done, or who caused it; null: caused by the passing of time.',
    }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    shipmentNumber: t.string({
      nullable: true,
      description: 'Number of the shipment that it is about.',
      resolve: ({ detail }) => detailOf(detail).shipment ?? null,
    }),
    jobNumber: t.string({
      nullable: true,
      description: 'Number of the job whose price was agreed on.',
      resolve: ({ detail }) => detailOf(detail).price?.job ?? null,
    }),
    piece: t.string({
      nullable: true,
      description: 'Piece of the line from stock that was cancelled.',
      resolve: ({ detail }, _args, { language }) => {
        const { line } = detailOf(detail);
        return (language === 'fr' ? line?.titleFr : line?.titleEn) ?? null;
      },
    }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Amount of the deposit, or the agreed price of one piece; null for other steps, or when prices are not shown.',
      resolve: ({ detail }, _args, { viewer }) => {
        const { deposit, price } = detailOf(detail);
        const amount = deposit?.amount ?? price?.to;
        return amount !== undefined && seesAmounts(viewer) ? new Decimal(amount) : null;
      },
    }),
  }),
});
