import { chakra, Flex } from '@chakra-ui/react';
import serif from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';
import { Outlet } from 'react-router';
import { MAIN_ID } from '../root/RouteFocus.tsx';
import { SkipLink } from '../root/SkipLink.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { StorefrontFooter } from './StorefrontFooter.tsx';
import { StorefrontHeader } from './StorefrontHeader.tsx';

const Main = chakra('main', { base: { flex: '1', outline: 'none!', bg: 'bg.panel' } });

/** Layout of the storefront: spacious, serif headings, header with categories, and footer. */
export function StorefrontLayout() {
  preload(serif, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <Flex direction="column" minH="dvh">
      <SkipLink />
      <StorefrontHeader />
      <CategoryNav />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <StorefrontFooter />
    </Flex>
  );
}
