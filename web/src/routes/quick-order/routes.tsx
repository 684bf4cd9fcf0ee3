import { choices } from '../../cart/choices/namespace.ts';
import { cart } from '../../cart/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { pageRoute } from '../../lib/routing/page-route.tsx';
import { CART_ADD } from '../../lib/session/permissions.ts';
import { orderProblems } from '../../orders/problems/namespace.ts';
import { wishList } from '../../wish-list/namespace.ts';

const quickOrder = namespace('quickOrder', (language) => import(`./_locales/${language}.json`));

export const quickOrderRoutes = [
  pageRoute({
    path: '/backoffice/quick-order',
    layout: 'backoffice',
    permissions: [CART_ADD],
    title: 'shell:menu.quickOrder',
    menu: {
      key: 'quickOrder',
      group: 'order',
      rank: 140,
      icon: 'LuClipboardPaste',
      module: { id: 37, code: 'CP_QUICK_ORDER' },
    },
    weight: { firstLoad: 290, further: 14 },
    visits: [{ as: 'buyer' }, { as: 'administrator' }],
    // Errors of piece lists share their texts with wish lists.
    namespaces: [quickOrder, cart, choices, orderProblems, wishList],
    page: async () => (await import('./QuickOrderPage.tsx')).QuickOrderPage,
  }),
];
