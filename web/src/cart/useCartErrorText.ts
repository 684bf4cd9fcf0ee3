import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { useErrorText } from '../lib/forms/useErrorText.ts';

/** Words why a line could not be changed; failures without a reason have those of the ordering spec, section 8. */
export function useCartErrorText(routeNamespace = 'cart'): (failure: MutationFailure) => string {
  const { t } = useTranslation('cart');
  const { ofFailure } = useErrorText(routeNamespace, 'cart');
  const isShop = useLocation().pathname.startsWith('/shop');
  return useCallback(
    (failure) =>
      failure.kind === 'RequestError' && failure.code !== 'UNREACHABLE'
        ? t(isShop ? 'failed.shop' : 'failed.backoffice')
        : ofFailure(failure),
    [t, ofFailure, isShop],
  );
}
