import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';

/** A row of a status update, with the data for its text. */
type Outcome = {
  readonly ok: boolean;
  readonly code: string | null | undefined;
  readonly to: { readonly name: string } | null | undefined;
};

/** Text of a row of a status update: the new status, or the refusal. */
export function useOutcomeText(): (outcome: Outcome) => string {
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  return ({ ok, code, to }) => {
    if (ok) return to ? t('job-bulk:moved', { status: to.name }) : t('job-bulk:ok');
    return ofCode(code ?? 'GENERAL');
  };
}
