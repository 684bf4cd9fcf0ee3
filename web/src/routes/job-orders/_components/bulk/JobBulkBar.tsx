import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuPrinter, LuRefreshCw } from 'react-icons/lu';
import { links } from '../../../../links.ts';
import { BulkBar } from '../../../../list/BulkBar.tsx';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import type { BulkJob } from './bulk-job.ts';
import { useBulkRights } from './useBulkRights.ts';

const BulkStatusDialog = lazy(async () => ({
  default: (await import('./BulkStatusDialog.tsx')).BulkStatusDialog,
}));
const BulkApproveDialog = lazy(async () => ({
  default: (await import('./BulkApproveDialog.tsx')).BulkApproveDialog,
}));

type JobBulkBarProps = {
  jobs: readonly BulkJob[];
  onClear: () => void;
  /** Jobs were changed: tabs, counts and rows are out of date. */
  onChanged: () => void;
};

/** What can be done with the selected jobs. */
export function JobBulkBar({ jobs, onClear, onChanged }: JobBulkBarProps) {
  const { t } = useTranslation('jobs');
  const { canUpdateStatus, canApprove } = useBulkRights();
  const [dialog, setDialog] = useState<'status' | 'approve' | null>(null);
  const awaiting = jobs.filter(({ statusCode }) => statusCode === 'AWAITING_APPROVAL');
  const close = (isChanged: boolean) => {
    setDialog(null);
    if (isChanged) onChanged();
  };
  return (
    <BulkBar
      label={t('bulk.label')}
      count={jobs.length}
      note={canApprove && awaiting.length === 0 && t('bulk.noneAwaiting')}
      onClear={onClear}
    >
      {canApprove && (
        <Button size="sm" disabled={awaiting.length === 0} onClick={() => setDialog('approve')}>
          <LuCheck aria-hidden />
          {t('bulk.approve')}
        </Button>
      )}
      {canUpdateStatus && (
        <Button size="sm" onClick={() => setDialog('status')}>
          <LuRefreshCw aria-hidden />
          {t('bulk.updateStatus')}
        </Button>
      )}
      <ButtonLink size="sm" variant="outline" to={links.jobSheets(jobs.map(({ id }) => id))}>
        <LuPrinter aria-hidden />
        {t('bulk.print')}
      </ButtonLink>
      <Suspense>
        {dialog === 'status' && <BulkStatusDialog jobs={jobs} onClose={close} />}
        {dialog === 'approve' && <BulkApproveDialog jobs={jobs} onClose={close} />}
      </Suspense>
    </BulkBar>
  );
}
