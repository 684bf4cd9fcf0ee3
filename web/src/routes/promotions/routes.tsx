import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { CONFIGURATION_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { listVariables } from '../../list/list-variables.ts';
import type { PromotionPageQuery } from './__generated__/PromotionPageQuery.graphql.ts';
import type { PromotionsPageQuery } from './__generated__/PromotionsPageQuery.graphql.ts';
import type { promotionList } from './_lib/promotion-list.ts';

const promotions = namespace('promotions', (language) => import(`./_locales/${language}.json`));

/** Permission 2701: see the configuration; 2703: change it. */
const permissions = [CONFIGURATION_VIEW];

/** Coupons and promotions, and their form. */
export const promotionRoutes = [
  relayRoute<PromotionsPageQuery, typeof promotionList>({
    path: '/backoffice/promotions',
    layout: 'backoffice',
    permissions,
    title: 'promotions:title',
    menu: {
      key: 'promotions',
      group: 'manage',
      rank: 210,
      icon: 'LuTicketPercent',
      module: { id: 42, code: 'CP_PROMOTIONS' },
    },
    weight: { firstLoad: 303, further: 30 },
    visits: [{ as: 'administrator' }],
    namespaces: [promotions, listTexts],
    query: () => import('./__generated__/PromotionsPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/promotion-list.ts')).promotionList,
    variables: listVariables,
    rowsVariable: 'count',
    page: async () => (await import('./PromotionsPage.tsx')).PromotionsPage,
    skeleton: listSkeleton({ rows: 8 }),
  }),
  relayRoute<PromotionPageQuery>({
    path: '/backoffice/promotions/:id',
    layout: 'backoffice',
    permissions,
    title: 'promotions:title',
    weight: { firstLoad: 305, further: 30 },
    visits: [
      { as: 'administrator', at: '/backoffice/promotions/new', title: 'promotions:new' },
      { as: 'administrator', at: '/backoffice/promotions/999999', title: 'missing' },
    ],
    namespaces: [promotions],
    query: () => import('./__generated__/PromotionPageQuery.graphql.ts'),
    variables: ({ params: { id = '' } }) => ({
      databaseId: /^\d{1,9}$/.test(id) ? Number(id) : 0,
      isNew: id === 'new',
    }),
    page: async () => (await import('./PromotionPage.tsx')).PromotionPage,
    skeleton: async () => (await import('./PromotionPageSkeleton.tsx')).PromotionPageSkeleton,
  }),
];
