import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import type { BulkOutcome } from './bulk-job.ts';

/** Undo results per job. */
export function UndoResults({ outcomes }: { outcomes: readonly BulkOutcome[] }) {
  const { t } = useTranslation('jobs');
  const count = outcomes.filter(({ isOk }) => isOk).length;
  return (
    <>
      <Text role="status">{t('job-bulk:takenBack', { count, total: outcomes.length })}</Text>
      <BulkOutcomes label={t('job-bulk:results')} outcomes={outcomes} />
    </>
  );
}
