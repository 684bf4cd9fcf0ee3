import { builder } from '../../../schema/builder.ts';
import { Storefront } from '../../settings/storefront.type.ts';
import { seesCatalogPrices } from '../access.ts';

builder.objectField(Storefront, 'viewerSeesPrices', (t) =>
  t.boolean({
    description: 'Whether the viewer sees list prices: by permission (1301 or 19xx), or as a visitor.',
    resolve: (_storefront, _args, context) => seesCatalogPrices(context),
  }),
);
