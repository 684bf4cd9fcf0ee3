import { Link } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { cartSessionId } from '../../../lib/session/cart-session.ts';
import { links } from '../../../links.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Notice that the cart is not the user's own but one that another program filled, with the way back. */
export function OtherCartNotice() {
  const { t } = useTranslation('checkout');
  // A page load: nothing of the other cart stays in memory.
  const ownCart = useHref(`${links.cart()}?sessionId=`);
  const id = cartSessionId();
  if (id === null) return null;
  return (
    <Notice tone="info">
      {t('otherCart.text', { id })} <Link href={ownCart}>{t('otherCart.own')}</Link>
    </Notice>
  );
}
