import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { GuestCode } from './_components/GuestCode.tsx';
import { GuestOffer } from './_components/GuestOffer.tsx';
import { keepAccess, storedAccess } from './_lib/guest-access.ts';

const Column = chakra('div', {
  base: { w: 'full', maxW: '3xl', mx: 'auto', px: { base: '4', md: '6' }, py: { base: '6', md: '10' } },
});

/** An offer for a guest without an account: code by email, then the offer and its answer. */
export function GuestQuotePage() {
  const [address] = useSearchParams();
  const token = address.get('key') ?? '';
  return <GuestQuoteOf key={token} token={token} />;
}

function GuestQuoteOf({ token }: { token: string }) {
  const { t } = useTranslation('guest-quote');
  const [access, setAccess] = useState(() => storedAccess(token));
  const [isGone, setIsGone] = useState(false);

  function change(next: string | null) {
    keepAccess(token, next);
    setAccess(next);
    setIsGone(next === null);
  }

  return (
    <Column>
      {access === null ? (
        <>
          {isGone && (
            <Notice tone="info" isLive>
              {t('gone')}
            </Notice>
          )}
          <GuestCode token={token} onOpen={change} />
        </>
      ) : (
        <Suspense fallback={<LinesSkeleton lines={10} />}>
          <GuestOffer access={access} onGone={() => change(null)} />
        </Suspense>
      )}
    </Column>
  );
}
