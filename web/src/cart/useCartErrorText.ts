import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { useErrorText } from '../lib/forms/useErrorText.ts';

/**
 * Error text for a failed change of a line. Failures without a reason use the texts of the ordering spec, section 8.
 */
export function useCartErrorText(routeNamespace = 'cart'): (failure: MutationFailure) => string {
  const { t } = useTranslation('cart');
  const { ofFailure } = useErrorText(routeNamespace, 'cart');
  const isShop = useLocation().pathname.startsWith('/shop');
  return useCallback(
    (failure) => ofFailure(failure, t(isShop ? 'failed.shop' : 'failed.backoffice')),
    [t, ofFailure, isShop],
  );
}
