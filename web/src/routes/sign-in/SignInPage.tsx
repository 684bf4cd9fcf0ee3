import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { RETURN_PARAMETER } from '../../lib/session/return-path.ts';
import { forgetSignedOutElsewhere, wasSignedOutElsewhere } from '../../lib/session/signed-out-elsewhere.ts';
import { links } from '../../links.ts';
import { AppLink } from '../../ui/actions/AppLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SignInAside } from './_components/SignInAside.tsx';
import { SignInForm } from './_components/SignInForm.tsx';

const loadUniqueId = withRelay(async () => (await import('./_components/UniqueIdSignIn.tsx')).UniqueIdSignIn);
const UniqueIdSignIn = lazy(async () => ({ default: await loadUniqueId() }));

const Split = chakra('div', {
  base: { flex: '1', display: 'grid', gridTemplateColumns: { base: '1fr', lg: 'minmax(28rem, 5fr) 6fr' } },
});

const Column = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    px: '4',
    py: { base: '8', md: '12' },
  },
});

/** Sign-in; with `?uid=`, by an emailed link or a link from staff. */
export function SignInPage() {
  const { t } = useTranslation('sign-in');
  const [address] = useSearchParams();
  const uniqueId = address.get('uid');
  return (
    <Split>
      <Column>
        <Stack gap="6" w="full" maxW="sm">
          <Stack gap="1">
            <Heading as="h1" textStyle="display">
              {t('heading')}
            </Heading>
            <Text color="fg.muted">{t('intro')}</Text>
          </Stack>
          <SignedOutNotice />
          <CartNotice />
          <Suspense>{uniqueId ? <UniqueIdSignIn uniqueId={uniqueId} /> : <SignInForm />}</Suspense>
          <Text textStyle="sm" color="fg.muted">
            {t('visitor')} <AppLink to={links.shop()}>{t('visitorLink')}</AppLink>
          </Text>
        </Stack>
      </Column>
      <SignInAside />
    </Split>
  );
}

/** Notice after a sign-out in another tab. */
function SignedOutNotice() {
  const { t } = useTranslation('shell');
  const [isSaid] = useState(wasSignedOutElsewhere);
  useEffect(forgetSignedOutElsewhere, []);
  return isSaid && <Notice tone="info">{t('update.signedOut')}</Notice>;
}

/** Asks a visitor who wants to open the cart to sign in (ordering spec section 5). */
function CartNotice() {
  const { t } = useTranslation('shell');
  const [address] = useSearchParams();
  const isForCart = address.get(RETURN_PARAMETER)?.split('?')[0] === links.cart();
  return isForCart && <Notice tone="info">{t('cartSignInFirst')}</Notice>;
}
