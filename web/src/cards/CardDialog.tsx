import { Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenQuery } from '../lib/relay/useOpenQuery.ts';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { cardFormQuery as CardFormQuery } from './__generated__/cardFormQuery.graphql.ts';
import { cardFormQuery } from './cardFormQuery.ts';

// The form and its form library are fetched when the dialog first opens.
const CardForm = lazy(async () => ({ default: (await import('./CardForm.tsx')).CardForm }));

/** Adds a card to the active customer. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cards');
  return (
    <ModalDialog isOpen onClose={onClose} title={t('add')} size="md">
      <SectionBoundary text={t('processorFailed')}>
        <GatewayForm onSaved={onClose} />
      </SectionBoundary>
    </ModalDialog>
  );
}

/** Inside the error boundary, so that a retry sends the query again. */
function GatewayForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('cards');
  const queryRef = useOpenQuery<CardFormQuery>(cardFormQuery, {});
  return (
    <Suspense fallback={<LinesSkeleton lines={10} />}>
      {queryRef && (
        <CardForm
          queryRef={queryRef}
          onSaved={onSaved}
          whenNone={<Text color="fg.muted">{t('unavailable')}</Text>}
        />
      )}
    </Suspense>
  );
}
