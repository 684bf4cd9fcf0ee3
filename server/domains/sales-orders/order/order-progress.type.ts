import { builder } from '../../../schema/builder.ts';
import type { OrderProgress } from '../rules/order-progress.ts';

/** Progress of an order. */
export const OrderProgressType = builder.objectRef<OrderProgress>('OrderProgress').implement({
  description: 'Progress of an order by pieces, over all its lines.',
  fields: (t) => ({
    pieces: t.exposeInt('pieces', { description: 'All pieces.' }),
    inProduction: t.exposeInt('inProduction', { description: 'Pieces in work.' }),
    ready: t.exposeInt('ready', { description: 'Pieces ready to ship.' }),
    shipped: t.exposeInt('shipped', { description: 'Pieces shipped.' }),
    percent: t.exposeInt('percent', { description: 'Overall progress in per cent, 0 to 100.' }),
  }),
});
