import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { PAYMENTS_VIEW } from '../../lib/session/permissions.ts';
import { money } from '../../money/namespace.ts';
import type { CustomerSettingsPageQuery } from './__generated__/CustomerSettingsPageQuery.graphql.ts';

/** A customer’s terms with permission 2001: the viewer’s own, or any for staff. */
export const customerSettingRoutes = [
  relayRoute<CustomerSettingsPageQuery>({
    path: '/backoffice/financial/customer-settings',
    layout: 'backoffice',
    permissions: [PAYMENTS_VIEW],
    title: 'customer-settings:title',
    menu: {
      key: 'customerSettings',
      group: 'money',
      rank: 100,
      icon: 'LuBuilding2',
      module: { id: 39, code: 'CP_CUSTOMER_TERMS' },
    },
    weight: { firstLoad: 311, further: 36 },
    visits: [{ as: 'administrator' }, { as: 'administrator', at: '?customer=1' }],
    namespaces: [
      namespace('customer-settings', (language) => import(`./_locales/${language}.json`)),
      documents,
      money,
    ],
    query: () => import('./__generated__/CustomerSettingsPageQuery.graphql.ts'),
    variables: ({ search }) => {
      const customer = search.get('customer') ?? '';
      return { customerId: /^\d{1,9}$/.test(customer) ? Number(customer) : null };
    },
    page: async () => (await import('./CustomerSettingsPage.tsx')).CustomerSettingsPage,
    skeleton: async () => (await import('./CustomerSettingsPageSkeleton.tsx')).CustomerSettingsPageSkeleton,
  }),
];
