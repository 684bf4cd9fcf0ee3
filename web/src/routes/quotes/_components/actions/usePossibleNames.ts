import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';

/** Gives a step that is refused, because the quote has moved on, the names of those that are possible instead. */
export function usePossibleNames(): (failure: MutationFailure) => MutationFailure {
  const { t } = useTranslation('quotes');
  const locale = useLocale();
  return useCallback(
    (failure) => {
      const { allowed } = failure.data;
      if (failure.code !== 'STATUS_TRANSITION_DENIED' || !Array.isArray(allowed) || allowed.length === 0)
        return failure;
      const names = allowed.map((action) => t(`action.${String(action)}`, { defaultValue: String(action) }));
      const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
      return { ...failure, data: { ...failure.data, possible: list, context: 'possible' } };
    },
    [t, locale],
  );
}
