import { NativeSelect, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import type { RowDialogProps } from '../../../../list/selection/ListBulkBar.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import type { BulkStatusDialogQuery } from './__generated__/BulkStatusDialogQuery.graphql.ts';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import { BulkStatusForm } from './BulkStatusForm.tsx';
import type { BulkJob, BulkOutcome } from './bulk-job.ts';
import { LastMoveNotice } from './LastMoveNotice.tsx';
import { UndoResults } from './UndoResults.tsx';

const statusesQuery = graphql`
  query BulkStatusDialogQuery {
    statuses(entityType: JOB_ORDER) {
      code
      name
    }
  }
`;

/** 'Update status': choose the status, preview each job, apply, show results, and undo. */
export function BulkStatusDialog({ ids, rows, onClose }: RowDialogProps<BulkJob>) {
  const { t } = useTranslation('jobs');
  // Fixed when the dialog opens: applying moves jobs out of the selection's filters.
  const [chosen] = useState({ ids, jobs: rows });
  const [attempt, setAttempt] = useState(0);
  const queryRef = useOpenQuery<BulkStatusDialogQuery>(statusesQuery, {}, attempt);
  const [results, setResults] = useState<readonly BulkOutcome[] | null>(null);
  const [undone, setUndone] = useState<readonly BulkOutcome[] | null>(null);
  return (
    <ModalDialog
      isOpen
      onClose={() => onClose(results !== null)}
      title={t('job-bulk:statusTitle', { count: chosen.ids.length })}
      size="md"
      appliesAtOnce={results !== null}
    >
      <Stack gap="4" minH="2xs">
        {undone ? (
          <UndoResults outcomes={undone} />
        ) : results ? (
          <>
            <Text role="status">
              {t('job-bulk:done', {
                count: results.filter(({ isOk }) => isOk).length,
                total: results.length,
              })}
            </Text>
            <LastMoveNotice onUndone={setUndone} />
            <BulkOutcomes label={t('job-bulk:results')} outcomes={results} />
          </>
        ) : (
          <SectionBoundary onRetry={() => setAttempt(attempt + 1)}>
            <Suspense fallback={<LinesSkeleton lines={6} />}>
              {queryRef && <StatusChoice {...chosen} queryRef={queryRef} onDone={setResults} />}
            </Suspense>
          </SectionBoundary>
        )}
      </Stack>
    </ModalDialog>
  );
}

type StatusChoiceProps = {
  ids: readonly string[];
  jobs: readonly BulkJob[];
  queryRef: PreloadedQuery<BulkStatusDialogQuery>;
  onDone: (results: readonly BulkOutcome[]) => void;
};

function StatusChoice({ ids, jobs, queryRef, onDone }: StatusChoiceProps) {
  const { t } = useTranslation('jobs');
  const { statuses } = usePreloadedQuery<BulkStatusDialogQuery>(statusesQuery, queryRef);
  const [statusCode, setStatusCode] = useState('');
  return (
    <Stack gap="4">
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label={t('job-bulk:status')}
          value={statusCode}
          onChange={({ currentTarget }) => setStatusCode(currentTarget.value)}
        >
          <option value="" disabled>
            {t('job-bulk:chooseStatus')}
          </option>
          {statuses.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {statusCode && (
        <BulkStatusForm key={statusCode} ids={ids} jobs={jobs} statusCode={statusCode} onDone={onDone} />
      )}
    </Stack>
  );
}
