import { builder } from '../../schema/builder.ts';

/** Switches of the storefront. The visibility of prices is part of pricing. */
export const Storefront = builder.objectRef<{ pricesShown: boolean }>('Storefront').implement({
  description: 'Switches of the storefront; safe for visitors.',
  fields: (t) => ({
    pricesShown: t.exposeBoolean('pricesShown', { description: 'Visitors see list prices.' }),
  }),
});
