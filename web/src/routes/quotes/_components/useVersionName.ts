import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A version with the data for its name. */
type Version = { readonly number: number; readonly isSent: boolean };

/** Name of a version: the customer’s request, an offer, or a draft. */
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
