import { Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { WhatGoesAlong } from './WhatGoesAlong.tsx';

type OrderEstimateDialogProps = {
  number: string;
  /** What it becomes. */
  target: 'JOB' | 'QUOTE';
  /** What it costs, in words; empty: it has no price. */
  total: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an estimate becomes a job or a quote, and says what the manufacturer has to say of that. */
export function OrderEstimateDialog({ number, target, total, ...question }: OrderEstimateDialogProps) {
  const { t } = useTranslation('estimates');
  const { isStaff } = useSignedInViewer();
  const isJob = target === 'JOB';
  return (
    <ConfirmDialog
      isOpen
      title={t(isJob ? 'act.confirmOrder' : 'act.confirmQuote', { number })}
      confirmLabel={t(isJob ? 'act.toJob' : 'act.toQuote')}
      {...question}
    >
      <Stack gap="4">
        <Text>
          {isJob
            ? t('act.confirmText', { price: total })
            : t(isStaff ? 'act.confirmQuoteByStaff' : 'act.confirmQuoteText')}
        </Text>
        <CardBoundary>
          <Suspense fallback={<LinesSkeleton lines={3} />}>
            <WhatGoesAlong number={number} target={target} />
          </Suspense>
        </CardBoundary>
      </Stack>
    </ConfirmDialog>
  );
}
