import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { lineAddress } from '../../../cart/line-address.ts';
import { useRemoveLine } from '../../../cart/useRemoveLine.ts';
import { CART_DELETE, CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import type { useCartProblems } from '../_lib/useCartProblems.ts';

type ProblemMendProps = {
  mend: string;
  item: ReturnType<typeof useCartProblems>['items'][number] | undefined;
};

/** The button that fixes a problem; nothing if it is fixed elsewhere or automatically. */
export function ProblemMend({ mend, item }: ProblemMendProps) {
  const { t } = useTranslation('cart-extras');
  const can = useCan();
  const [remove, isRemoving] = useRemoveLine();
  if (mend === 'CHOOSE_ADDRESS' || mend === 'CHOOSE_SHIPPING') {
    const field = mend === 'CHOOSE_ADDRESS' ? 'AddressId' : 'shippingMethodId';
    const show = () => {
      const found = document.querySelector<HTMLElement>(`main [name*="${field}"]`);
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
    };
    return (
      <Button size="xs" variant="outline" onClick={show}>
        {t('problems.choose')}
      </Button>
    );
  }
  if (mend === 'CHANGE_LINE' && item && can(CART_EDIT)) {
    return (
      <ButtonLink size="xs" variant="outline" to={lineAddress(item)}>
        {t('problems.change')}
      </ButtonLink>
    );
  }
  if (mend === 'REMOVE_LINE' && item && can(CART_DELETE)) {
    return (
      <Button size="xs" variant="outline" loading={isRemoving} onClick={() => void remove(item)}>
        {t('problems.remove')}
      </Button>
    );
  }
  return null;
}
