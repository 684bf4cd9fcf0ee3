import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import { CART_VIEW, WISHLIST_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { links } from '../../links.ts';
import { Wordmark } from '../../ui/pictures/Wordmark.tsx';
import { CartLink } from '../shared/CartLink.tsx';
import { ColourModeButton } from '../shared/ColourModeButton.tsx';
import { LanguageSwitch } from '../shared/LanguageSwitch.tsx';
import { UserMenu } from '../shared/UserMenu.tsx';
import { WishListLink } from '../shared/WishListLink.tsx';
import { CustomerSwitcher } from './CustomerSwitcher.tsx';
import { inboxBellTexts } from './inbox-bell/inbox-bell-texts.ts';
import { SearchLink } from './SearchLink.tsx';

const InboxBell = lazyPart(
  async () => (await import('./inbox-bell/InboxBell.tsx')).InboxBell,
  inboxBellTexts,
);

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'sticky',
    height: 'var(--ax-bar-height)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '3', md: '4' },
    bg: 'bg.bar',
    // The focus ring of light pages is too dark here.
    '--ax-colors-brand-focus-ring': '{colors.border.bar}',
    '--ax-colors-color-palette-focus-ring': '{colors.border.bar}',
    color: 'fg.bar',
    borderBottomWidth: { base: '0', _dark: '1px' },
    borderColor: 'border',
    _print: { display: 'none' },
  },
});

/** The top bar of the back office: logo, languages, colour mode, cart, customer, user. */
export function TopBar() {
  const can = useCan();
  return (
    <Bar>
      <Wordmark to={links.shop()} />
      <HStack gap={{ base: '0.5', md: '2' }} minW="0">
        <SearchLink />
        <Flex hideBelow="md" align="center">
          <LanguageSwitch />
          <ColourModeButton />
        </Flex>
        {can(WISHLIST_VIEW) && <WishListLink />}
        {can(CART_VIEW) && <CartLink to={links.cart()} />}
        <Suspense fallback={<Box boxSize="9" flexShrink="0" />}>
          <InboxBell />
        </Suspense>
        <CustomerSwitcher />
        <UserMenu />
      </HStack>
    </Bar>
  );
}
