import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFailedText } from '../../lib/forms/useFailedText.ts';
import { StatePage } from './StatePage.tsx';

type ErrorStateProps = {
  /** The server could not be reached; waiting may help. */
  isOffline?: boolean;
  /** Error text; default: a general sentence. */
  text?: string | undefined;
  requestId?: string | null;
  onRetry?: () => void;
};

/** An unexpected failure; the page frame stays usable. */
export function ErrorState({ isOffline = false, text, requestId, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const failedText = useFailedText();
  const general = `${failedText('loading', t('error.thisPart'))} ${t('error.text')}`;
  return (
    <StatePage
      title={t(isOffline ? 'error.offlineTitle' : 'error.pageTitle')}
      text={isOffline ? t('error.offlineText') : (text ?? general)}
      actions={onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
      note={requestId && t('error.requestId', { requestId })}
    />
  );
}
