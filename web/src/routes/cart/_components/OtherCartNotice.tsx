import { Link } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { cartSessionId } from '../../../lib/session/cart-session.ts';
import { links } from '../../../links.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Notice that this cart was filled by another program, with a link to the user’s own cart. */
export function OtherCartNotice() {
  const { t } = useTranslation('cart-extras');
  // A page load, so that no data of the other cart stays in memory.
  const ownCart = useHref(`${links.cart()}?sessionId=`);
  const id = cartSessionId();
  if (id === null) return null;
  return (
    <Notice tone="info">
      {t('otherCart.text', { id })} <Link href={ownCart}>{t('otherCart.own')}</Link>
    </Notice>
  );
}
