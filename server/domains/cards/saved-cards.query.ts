import type { Prisma } from '../../database/generated/client.ts';
import { type CardGatewayCode, cardGatewayOf } from '../../gateways/create-gateways.ts';
import { READ_AS_PLANNED } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import { today } from '../settings/company-day.ts';
import { CARDS_VIEW, cardsOfCustomer } from './access.ts';
import { SavedCard } from './saved-card.type.ts';

builder.queryField('savedCards', (t) =>
  t.prismaField({
    type: [SavedCard],
    description:
      'Saved cards of the active customer, the default card first; empty without a customer. Needs 2001.',
    authScopes: { permission: CARDS_VIEW },
    extensions: READ_AS_PLANNED,
    sample: ({ owner }) => ({ as: owner, args: { gatewayId: 0, includeExpired: true } }),
    args: {
      gatewayId: t.arg.int({
        description: 'Only cards of this gateway (integer id); 0: the default gateway; absent: all gateways.',
      }),
      includeExpired: t.arg.boolean({
        defaultValue: false,
        description: 'Also include expired cards.',
      }),
    },
    resolve: async (query, _root, { gatewayId, includeExpired }, context) =>
      context.db.savedCard.findMany({
        ...query,
        where: {
          AND: cardsOfCustomer(context.viewer) ?? NONE,
          ...(gatewayId == null ? {} : keptBy(gatewayId, context.services.gateways.standard)),
          ...(includeExpired ? {} : unexpired(await today(context))),
        },
        orderBy: [{ isDefault: 'desc' }, { id: 'desc' }],
      }),
  }),
);

/** Cards that have not expired. */
function unexpired(day: string): Prisma.SavedCardWhereInput {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { OR: [{ expYear: { gt: year } }, { expYear: year, expMonth: { gte: month } }] };
}

const NONE: Prisma.SavedCardWhereInput = { id: { in: [] } };

/** Cards of one gateway by its number; 0 for the default one. */
function keptBy(gatewayId: number, standard: CardGatewayCode | null): Prisma.SavedCardWhereInput {
  const gateway = gatewayId === 0 ? standard : cardGatewayOf(gatewayId);
  return gateway === null ? NONE : { gateway };
}
