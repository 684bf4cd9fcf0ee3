import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import type { BulkOutcome } from './bulk-job.ts';
import { UndoResults } from './UndoResults.tsx';

type UndoResultsDialogProps = { outcomes: readonly BulkOutcome[]; onClose: () => void };

/** Undo results above the list, whose rows, tabs and counts are reloaded. */
export function UndoResultsDialog({ outcomes, onClose }: UndoResultsDialogProps) {
  const { t } = useTranslation('jobs');
  const { revalidate } = useRevalidator();

  function handleClose(): void {
    onClose();
    void revalidate();
  }

  return (
    <ModalDialog isOpen onClose={handleClose} title={t('job-bulk:takenBackTitle')} size="md">
      <Stack gap="4">
        <UndoResults outcomes={outcomes} />
      </Stack>
    </ModalDialog>
  );
}
