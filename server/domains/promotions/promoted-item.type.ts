import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import type { NamedItem } from './rules/promotion-facts.ts';

/** A piece that a promotion applies to. */
export const PromotedItemType = builder.objectRef<NamedItem>('PromotedItem').implement({
  description: 'A piece that a promotion is about.',
  fields: (t) => ({
    itemTypeId: t.exposeInt('id', { description: 'Integer id of the piece.' }),
    code: t.exposeString('code', { description: 'Code of the piece.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (item, _args, context) => localised(context, item),
    }),
  }),
});
