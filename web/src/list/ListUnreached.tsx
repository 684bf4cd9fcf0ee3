import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

/** Shown instead of rows that could not be loaded; the rest of the page stays. */
export function ListUnreached() {
  const { t } = useTranslation('shell');
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      title={t('error.offlineTitle')}
      hint={t('error.offlineText')}
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('error.retry')}
        </Button>
      }
    />
  );
}
