import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { StatePage } from './StatePage.tsx';

type ErrorStateProps = {
  /** The server could not be reached: it is worth waiting. */
  isOffline?: boolean;
  /** What failed; a general sentence without. */
  text?: string | undefined;
  requestId?: string | null;
  onRetry?: () => void;
};

/** Something failed that nobody expected; the shell stays usable. */
export function ErrorState({ isOffline = false, text, requestId, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  return (
    <StatePage
      title={t(isOffline ? 'error.offlineTitle' : 'error.pageTitle')}
      text={isOffline ? t('error.offlineText') : (text ?? t('error.text'))}
      actions={onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
      note={requestId && t('error.requestId', { requestId })}
    />
  );
}
