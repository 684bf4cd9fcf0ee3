import { builder } from '../../schema/builder.ts';
import { CARDS_VIEW } from './access.ts';
import { CardType } from './card-type.type.ts';
import { CARD_BRANDS } from './rules/card-brands.ts';

builder.queryField('cardTypes', (t) =>
  t.field({
    type: [CardType],
    description: 'The kinds of cards. Needs 2001.',
    authScopes: { permission: CARDS_VIEW },
    budget: 0,
    resolve: () => [...CARD_BRANDS],
  }),
);
