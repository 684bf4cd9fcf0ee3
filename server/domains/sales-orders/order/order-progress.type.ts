import { builder } from '../../../schema/builder.ts';
import type { OrderProgress } from '../rules/order-progress.ts';

/** How far an order is. */
export const OrderProgressType = builder.objectRef<OrderProgress>('OrderProgress').implement({
  description: 'How far an order is, piece by piece over all its lines.',
  fields: (t) => ({
    pieces: t.exposeInt('pieces', { description: 'All pieces.' }),
    inProduction: t.exposeInt('inProduction', { description: 'Pieces in work.' }),
    ready: t.exposeInt('ready', { description: 'Pieces that are ready to leave.' }),
    shipped: t.exposeInt('shipped', { description: 'Pieces that left.' }),
    percent: t.exposeInt('percent', { description: 'How far the whole is, 0–100.' }),
  }),
});
