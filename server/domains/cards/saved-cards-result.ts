import type { builder } from '../../schema/builder.ts';
import { cardsOfCustomer } from './access.ts';
import { SavedCard } from './saved-card.type.ts';

type Types = typeof builder.$inferSchemaTypes;
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { customerId: number }>;

/** What the customer has now, in the order of `savedCards(includeExpired: true)`; of it, what the viewer may see. */
export function savedCardsField(t: SuccessBuilder) {
  return t.prismaField({
    type: [SavedCard],
    description: 'All cards of the customer as they are now, the default one first.',
    resolve: (query, { customerId }, _args, { db, viewer }) =>
      db.savedCard.findMany({
        ...query,
        where: { customerId, AND: cardsOfCustomer(viewer) ?? { id: { in: [] } } },
        orderBy: [{ isDefault: 'desc' }, { id: 'desc' }],
      }),
  });
}
