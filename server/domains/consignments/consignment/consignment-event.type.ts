import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import type { ConsignmentEventDetail, EventPieces } from '../acts/record-event.ts';

/** Parses the JSON column of a detail. */
function detailOf(json: unknown): ConsignmentEventDetail {
  // Only a ConsignmentEventDetail is written to this column.
  return (json ?? {}) as ConsignmentEventDetail;
}

const MovedPieces = builder.objectRef<EventPieces>('ConsignmentEventPieces').implement({
  description: 'Pieces that an event is about.',
  fields: (t) => ({
    title: t.string({
      description: 'What they are.',
      resolve: ({ titleEn, titleFr }, _args, context) =>
        localised(context, { nameEn: titleEn, nameFr: titleFr }),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
  }),
});

/** An entry of the history of a consignment. */
export const ConsignmentEventType = builder.prismaObject('ConsignmentEvent', {
  description:
    'An event in the history of a consignment, with both actors when someone acted for someone else.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ConsignmentEvent', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', {
      description:
        '`CREATE`, `SEND`, `UNPACK`, `REPORT_SOLD`, `REQUEST_RETURN`, `RECEIVE_RETURN`, `REPORT_LOST`, `TAKE_BACK`, `INVOICE`, `VOID_INVOICE` or `CHANGE_DUE_DATE`.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason, if one was given.' }),
    user: t.relation('user', { description: 'User on whose behalf it was done.' }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    pieces: t.field({
      type: [MovedPieces],
      description: 'Pieces that the event is about.',
      resolve: ({ detail }) => detailOf(detail).pieces ?? [],
    }),
    invoiceNumber: t.string({
      nullable: true,
      description: 'Number of the invoice that billed them, or that was voided.',
      resolve: ({ detail }) => detailOf(detail).invoice ?? null,
    }),
    dueOnBefore: t.field({
      type: 'Date',
      nullable: true,
      description: 'Due date before the change.',
      resolve: ({ detail }) => dayOf(detailOf(detail).dueOn?.from),
    }),
    dueOnAfter: t.field({
      type: 'Date',
      nullable: true,
      description: 'Due date after the change.',
      resolve: ({ detail }) => dayOf(detailOf(detail).dueOn?.to),
    }),
  }),
});

function dayOf(day: string | null | undefined): Date | null {
  return day == null ? null : dateOfIsoDay(day);
}
