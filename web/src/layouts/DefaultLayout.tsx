import { chakra, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router';
import { links } from '../links.ts';
import { Wordmark } from '../ui/pictures/Wordmark.tsx';
import { MAIN_ID } from './root/RouteFocus.tsx';
import { SkipLink } from './root/SkipLink.tsx';
import { ColourModeButton } from './shared/ColourModeButton.tsx';
import { LanguageSwitch } from './shared/LanguageSwitch.tsx';

const Main = chakra('main', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', outline: 'none!' },
});

/** Layout of pages before sign-in: a plain header and the page. */
export function DefaultLayout() {
  return (
    <Flex direction="column" minH="dvh">
      <SkipLink />
      <Flex as="header" align="center" justify="space-between" gap="4" px={{ base: '4', md: '8' }} h="16">
        <Wordmark to={links.shop()} />
        <Flex align="center" gap="1">
          <LanguageSwitch />
          <ColourModeButton />
        </Flex>
      </Flex>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
    </Flex>
  );
}
