import type { CardGatewayCode } from '../../gateways/create-gateways.ts';
import { GATEWAYS } from '../../gateways/gateway.ts';
import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { Customer } from '../customers/customer.type.ts';
import { today } from '../settings/company-day.ts';
import { visibleCards } from './access.ts';
import { CardType } from './card-type.type.ts';
import { PaymentGatewayCodeEnum } from './payment-gateway.type.ts';
import { brandOf } from './rules/card-brands.ts';
import { isExpired } from './rules/card-expiry.ts';

/** A card that a gateway stores for a customer. */
export const SavedCard = builder.prismaNode('SavedCard', {
  description: 'A saved card of a customer, kept by a payment gateway. The card number is never stored here.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleCards(viewer) }),
  nullable: true,
  sample: async ({ owner, savedCard, foreignBuyer }) => ({
    as: owner,
    id: await savedCard(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    gateway: t.field({
      type: PaymentGatewayCodeEnum,
      description: 'Gateway that keeps it.',
      select: { gateway: true },
      // Only these values are written to this column.
      resolve: ({ gateway }) => gateway as CardGatewayCode,
    }),
    gatewayId: t.int({
      description: 'The same as legacy clients know it (`paymentGatewayId`).',
      select: { gateway: true },
      resolve: ({ gateway }) => GATEWAYS[gateway as CardGatewayCode],
    }),
    cardType: t.field({
      type: CardType,
      description: 'What kind of card it is.',
      select: { brand: true },
      resolve: ({ brand }) => brandOf(brand),
    }),
    last4: t.exposeString('last4', { description: 'The last four digits of its number.' }),
    expMonth: t.exposeInt('expMonth', { description: 'Expiry month, 1 to 12.' }),
    expYear: t.exposeInt('expYear', { description: 'Expiry year.' }),
    isExpired: t.boolean({
      description: 'It has expired.',
      select: { expMonth: true, expYear: true },
      resolve: async (card, _args, context) => isExpired(card, await today(context)),
    }),
    nameOnCard: t.exposeString('nameOnCard', { description: 'Name of the cardholder.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Default card: charged unless another card is chosen.',
    }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back when changing.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
});

builder.prismaObjectField(Customer, 'savedCards', (t) =>
  t.relation('savedCards', {
    description: 'Saved cards, the default one first; empty when the viewer may not see them.',
    query: (_args, { viewer }) => ({
      where: visibleCards(viewer),
      orderBy: [{ isDefault: 'desc' }, { id: 'desc' }],
    }),
  }),
);
