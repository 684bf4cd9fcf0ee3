import { lazy } from 'react';
import { cards } from '../cards/namespace.ts';
import { loadNamespace } from '../lib/i18n/namespace.ts';
import { payOrder } from './namespace.ts';

/** The dialog that pays towards a sales order, fetched with its texts when it opens. */
export const LazyPayOrderDialog = lazy(async () => {
  const [{ PayOrderDialog }] = await Promise.all([
    import('./PayOrderDialog.tsx'),
    loadNamespace(cards),
    loadNamespace(payOrder),
  ]);
  return { default: PayOrderDialog };
});
