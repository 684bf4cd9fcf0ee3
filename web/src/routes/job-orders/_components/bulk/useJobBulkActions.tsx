import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuPrinter, LuRefreshCw } from 'react-icons/lu';
import { links } from '../../../../links.ts';
import type { RowAction } from '../../../../list/ListBulkBar.tsx';
import type { BulkJob } from './bulk-job.ts';
import { useBulkRights } from './useBulkRights.ts';

const BulkStatusDialog = lazy(async () => ({
  default: (await import('./BulkStatusDialog.tsx')).BulkStatusDialog,
}));
const BulkApproveDialog = lazy(async () => ({
  default: (await import('./BulkApproveDialog.tsx')).BulkApproveDialog,
}));

const awaits = ({ status }: BulkJob) => status.code === 'AWAITING_APPROVAL';

/** What can be done with several jobs at once. */
export function useJobBulkActions() {
  const { t } = useTranslation('jobs');
  const { canUpdateStatus, canApprove } = useBulkRights();
  const actions: readonly (RowAction<BulkJob> | false)[] = [
    canApprove && {
      key: 'approve',
      label: t('bulk.approve'),
      icon: <LuCheck aria-hidden />,
      isPossible: (jobs) => jobs.some(awaits),
      dialog: BulkApproveDialog,
    },
    canUpdateStatus && {
      key: 'status',
      label: t('bulk.updateStatus'),
      icon: <LuRefreshCw aria-hidden />,
      dialog: BulkStatusDialog,
    },
    {
      key: 'print',
      label: t('bulk.print'),
      icon: <LuPrinter aria-hidden />,
      to: (jobs) => links.jobSheets(jobs.map(({ id }) => id)),
    },
  ];
  return {
    label: t('bulk.label'),
    actions,
    note: (jobs: readonly BulkJob[]) => canApprove && !jobs.some(awaits) && t('bulk.noneAwaiting'),
  };
}
