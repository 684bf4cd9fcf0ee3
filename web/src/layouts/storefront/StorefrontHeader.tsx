import { chakra, Flex, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CART_VIEW, WISHLIST_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Wordmark } from '../../ui/pictures/Wordmark.tsx';
import { CartLink } from '../shared/CartLink.tsx';
import { ColourModeButton } from '../shared/ColourModeButton.tsx';
import { LanguageSwitch } from '../shared/LanguageSwitch.tsx';
import { UserMenu } from '../shared/UserMenu.tsx';
import { WishListLink } from '../shared/WishListLink.tsx';
import { CatalogSearch } from './CatalogSearch.tsx';

const Bar = chakra('header', {
  base: {
    display: { base: 'grid', _print: 'none' },
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr)',
      md: 'auto minmax(0, 1fr) auto',
      lg: '1fr minmax(16rem, 28rem) 1fr',
    },
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    rowGap: '2',
    px: { base: '4', md: '8', xl: '12' },
    py: { base: '3', md: '4' },
    bg: 'bg.panel',
  },
});

/** Header of the storefront: logo, search, languages, cart and account. */
export function StorefrontHeader() {
  const { t } = useTranslation('shell');
  const viewer = useViewer();
  const can = useCan();
  const { pathname, search } = useLocation();
  return (
    <Bar>
      <Wordmark to={links.shop()} />
      <Flex gridColumn={{ base: '1 / -1', md: '2' }} gridRow={{ base: '2', md: '1' }}>
        <CatalogSearch />
      </Flex>
      <HStack
        gap={{ base: '0.5', md: '2' }}
        wrap={{ base: 'wrap', md: 'nowrap' }}
        justify="flex-end"
        gridColumn={{ base: '2', md: '3' }}
      >
        <LanguageSwitch />
        <ColourModeButton />
        {can(WISHLIST_VIEW) && <WishListLink />}
        {(!viewer || can(CART_VIEW)) && <CartLink to={links.cart()} />}
        {viewer ? (
          <UserMenu hasOrders />
        ) : (
          <ButtonLink to={links.signIn(pathname + search)} size="sm" variant="outline">
            {t('user.signIn')}
          </ButtonLink>
        )}
      </HStack>
    </Bar>
  );
}
