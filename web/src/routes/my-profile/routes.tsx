import { addresses } from '../../addresses/namespace.ts';
import { cards } from '../../cards/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { PROFILE_VIEW } from '../../lib/session/permissions.ts';
import type { MyProfilePageQuery } from './__generated__/MyProfilePageQuery.graphql.ts';

const myProfile = namespace('my-profile', (language) => import(`./_locales/${language}.json`));

export const myProfileRoutes = [
  relayRoute<MyProfilePageQuery>({
    path: '/backoffice/my-profile',
    layout: 'backoffice',
    permissions: [PROFILE_VIEW],
    title: 'my-profile:title',
    menu: {
      key: 'myProfile',
      group: 'account',
      rank: 180,
      icon: 'LuUserRound',
      module: { id: 24, code: 'CP_PROFILE' },
    },
    weight: { firstLoad: 320, further: 45 },
    visits: [{ as: 'buyer' }, { as: 'owner' }, { as: 'production' }],
    namespaces: [myProfile, addresses, cards],
    query: () => import('./__generated__/MyProfilePageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./MyProfilePage.tsx')).MyProfilePage,
    skeleton: async () => (await import('./MyProfilePageSkeleton.tsx')).MyProfilePageSkeleton,
  }),
];
