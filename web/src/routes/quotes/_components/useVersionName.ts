import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A version as far as its name goes. */
type Version = { readonly number: number; readonly isSent: boolean };

/** What a version is called: the customer's request, an offer, or one that is still being written. */
export function useVersionName(): (version: Version) => string {
  const { t } = useTranslation('quotes');
  return useCallback(
    ({ number, isSent }) => {
      if (number === 0) return t('versionName.request');
      return t(isSent ? 'versionName.offer' : 'versionName.draft', { number });
    },
    [t],
  );
}
