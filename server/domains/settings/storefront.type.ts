import { builder } from '../../schema/builder.ts';

/** Switches of the storefront; what prices are shown to whom belongs to pricing. */
export const Storefront = builder.objectRef<{ pricesShown: boolean }>('Storefront').implement({
  description: 'Switches of the storefront; safe for visitors.',
  fields: (t) => ({
    pricesShown: t.exposeBoolean('pricesShown', { description: 'Visitors see list prices.' }),
  }),
});
