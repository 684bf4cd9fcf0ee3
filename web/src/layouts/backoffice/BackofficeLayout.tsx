import { chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { MAIN_ID } from '../root/RouteFocus.tsx';
import { SkipLink } from '../root/SkipLink.tsx';
import { ActingBanner } from './ActingBanner.tsx';
import { OrderingForBanner } from './OrderingForBanner.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** Fetched on its own: shown on phones only, where its height is reserved. */
const BottomBar = lazy(async () => ({ default: (await import('./BottomBar.tsx')).BottomBar }));

const Frame = chakra('div', {
  base: {
    '--ax-bar-height': '3.25rem',
    '--ax-grid-top': 'var(--ax-bar-height)',
    // Elements at the bottom of a page are placed above the menu of a phone.
    '--ax-bottom-bar': { base: 'calc(4.25rem + env(safe-area-inset-bottom))', md: '0px' },
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'dvh',
  },
});

const Main = chakra('main', {
  base: {
    flex: '1',
    minW: '0',
    px: { base: '4', md: '6', xl: '8' },
    pt: { base: '4', md: '5' },
    // Space for the bottom bar of a phone.
    pb: { base: '24', md: '10' },
    outline: 'none!',
  },
});

/** Layout of the back office: top bar, menu, page. On a phone the menu is a bar at the bottom. */
export function BackofficeLayout() {
  return (
    <Frame>
      <SkipLink />
      <TopBar />
      <ActingBanner />
      <OrderingForBanner />
      <Flex flex="1" align="stretch">
        <SideMenu />
        <Main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </Main>
      </Flex>
      <Suspense>
        <BottomBar />
      </Suspense>
    </Frame>
  );
}
