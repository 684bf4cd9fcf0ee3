import { builder } from '../../schema/builder.ts';
import type { CARD_BRANDS } from './rules/card-brands.ts';

/** A kind of card. */
export const CardType = builder.objectRef<(typeof CARD_BRANDS)[number]>('CardType').implement({
  description: 'A kind of card.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    code: t.exposeString('code', { description: 'VISA, MASTERCARD, AMEX, DISCOVER or OTHER.' }),
    name: t.string({
      description: 'Its name.',
      resolve: ({ name }, _args, { language }) => name ?? (language === 'fr' ? 'Autre' : 'Other'),
    }),
  }),
});
