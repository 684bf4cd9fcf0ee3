import { cards } from '../cards/namespace.ts';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { payOrder } from './namespace.ts';

/** The payment dialog of a sales order, fetched with its texts when it opens. */
export const LazyPayOrderDialog = lazyPart(
  async () => (await import('./PayOrderDialog.tsx')).PayOrderDialog,
  cards,
  payOrder,
);
