import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import type { BulkOutcome } from './bulk-job.ts';
import { LastMoveNotice } from './LastMoveNotice.tsx';
import { TakenBack } from './TakenBack.tsx';

/** Over the list: what was done with several jobs last, the way back, and what became of it. */
export function LastMove() {
  const { t } = useTranslation('jobs');
  const { revalidate } = useRevalidator();
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);

  function handleClose(): void {
    setOutcomes(null);
    void revalidate();
  }

  return (
    <>
      <LastMoveNotice isDismissible onTakenBack={setOutcomes} />
      <ModalDialog
        isOpen={outcomes !== null}
        onClose={handleClose}
        title={t('bulk.takenBackTitle')}
        size="md"
      >
        <Stack gap="4">{outcomes && <TakenBack outcomes={outcomes} />}</Stack>
      </ModalDialog>
    </>
  );
}
