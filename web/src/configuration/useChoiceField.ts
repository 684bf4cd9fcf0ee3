import { useTranslation } from 'react-i18next';
import { type ChoiceField, useChoices, useConfiguration } from './useChoices.ts';

const NO_FORM: ChoiceField = { name: undefined, id: undefined, error: null };

/** The form field of a choice, by its name within the piece or part. */
export function useChoiceField(field: string, label: string): ChoiceField {
  const { t } = useTranslation('configuration');
  const { pathOf, part } = useChoices();
  const { useField = useNoForm } = useConfiguration();
  return useField(pathOf(field), part ? t('set.field', { part, field: label }) : label);
}

function useNoForm(): ChoiceField {
  return NO_FORM;
}
