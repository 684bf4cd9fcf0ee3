import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';

/** An entry of a quote's history. */
export const PriceQuoteEvent = builder.prismaObject('PriceQuoteEvent', {
  description:
    'An event in the history of a price quote, with both actors when someone acted for someone else.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('PriceQuoteEvent', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', {
      description: 'Action of the transition, or `REQUEST`, `CREATE`, `REPLACE` for the first step.',
    }),
    from: t.relation('fromStatus', {
      nullable: true,
      description: 'Status before; null for the first step.',
    }),
    to: t.relation('toStatus', { description: 'Status after.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason or remark as given.' }),
    versionNumber: t.exposeInt('n', { nullable: true, description: 'Version that it was about.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'User on whose behalf it was done; null for automatic events and for guests.',
    }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    guestEmail: t.exposeString('guestEmail', {
      nullable: true,
      description: 'E-mail of the guest who did it through a link.',
    }),
    guestName: t.exposeString('guestName', { nullable: true, description: 'Their name.' }),
  }),
});
