import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { RowDialogProps } from '../../../../list/selection/ListBulkBar.tsx';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import type { PrintTravelersDialogMutation } from './__generated__/PrintTravelersDialogMutation.graphql.ts';
import type { BulkJob } from './bulk-job.ts';
import { PreparedTravelers } from './PreparedTravelers.tsx';

const mutation = graphql`
  mutation PrintTravelersDialogMutation($input: PrepareJobTravelersInput!) {
    result: prepareJobTravelers(input: $input) {
      __typename
      ...mutationError_error @alias(as: "error")
      ... on PrepareJobTravelersSuccess {
        preparedDocument {
          key
        }
      }
    }
  }
`;

/** Prepares the travelers of the selected jobs, and links to them when ready. */
export function PrintTravelersDialog({ ids: selected, onClose }: RowDialogProps<BulkJob>) {
  const { t } = useTranslation('jobs');
  const { ofFailure } = useErrorText('jobs');
  // Fixed when the dialog opens: what is printed does not change with the selection.
  const [ids] = useState(selected);
  const [documentKey, setDocumentKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [prepare] = useResultMutation<PrintTravelersDialogMutation>(mutation);
  const isStarted = useRef(false);

  async function start() {
    setProblem(null);
    setDocumentKey(null);
    const outcome = await prepare({ input: { ids } });
    if (outcome.ok) setDocumentKey(outcome.success.preparedDocument.key);
    else setProblem(ofFailure(outcome.failure, t('lists:files.printFailed')));
  }

  // Opening the dialog sends the request. An effect that runs twice sends it once.
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void start();
  });

  return (
    <ModalDialog isOpen onClose={() => onClose(false)} title={t('job-bulk:printTravelers')} size="sm">
      <Stack gap="4">
        {problem === null && documentKey !== null ? (
          <PreparedTravelers documentKey={documentKey} count={ids.length} onFailed={setProblem} />
        ) : (
          <Text role="status">{problem ?? t('job-bulk:printPreparing', { count: ids.length })}</Text>
        )}
        {problem !== null && (
          <DialogButtons>
            <Button onClick={() => void start()}>
              <LuPrinter aria-hidden />
              {t('job-bulk:printAgain')}
            </Button>
          </DialogButtons>
        )}
      </Stack>
    </ModalDialog>
  );
}
