import { Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenQuery } from '../lib/relay/useOpenQuery.ts';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { cardFormQuery as CardFormQuery } from './__generated__/cardFormQuery.graphql.ts';
import { cardFormQuery } from './cardFormQuery.ts';

// The form, with what it takes to keep its values, comes with the first opening.
const CardForm = lazy(async () => ({ default: (await import('./CardForm.tsx')).CardForm }));

/** Adds a card of the active customer. */
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

/** The form with its query, so that another try asks again. */
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
