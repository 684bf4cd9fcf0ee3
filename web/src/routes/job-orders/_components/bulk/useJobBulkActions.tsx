import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuPrinter, LuRefreshCw } from 'react-icons/lu';
import { links } from '../../../../links.ts';
import type { BulkActions } from '../../../../list/ListBulkBar.tsx';
import type { BulkJob } from './bulk-job.ts';

const BulkStatusDialog = lazy(async () => ({
  default: (await import('./BulkStatusDialog.tsx')).BulkStatusDialog,
}));
const BulkApproveDialog = lazy(async () => ({
  default: (await import('./BulkApproveDialog.tsx')).BulkApproveDialog,
}));

const offers = (jobs: readonly BulkJob[], action: string) =>
  jobs.flatMap(({ bulkActions }) => bulkActions).filter((offer) => offer.action === action);
const isOffered = (action: string) => (jobs: readonly BulkJob[]) => offers(jobs, action).length > 0;
const isPossible = (action: string) => (jobs: readonly BulkJob[]) =>
  offers(jobs, action).some(({ enabled }) => enabled);

/** What can be done with several jobs at once, as the server offers it; printing is for everyone who sees them. */
export function useJobBulkActions(): BulkActions<BulkJob> {
  const { t } = useTranslation('jobs');
  return {
    label: t('bulk.label'),
    actions: [
      {
        key: 'approve',
        label: t('bulk.approve'),
        icon: <LuCheck aria-hidden />,
        isOffered: isOffered('APPROVE'),
        isPossible: isPossible('APPROVE'),
        dialog: BulkApproveDialog,
      },
      {
        key: 'status',
        label: t('bulk.updateStatus'),
        icon: <LuRefreshCw aria-hidden />,
        isOffered: isOffered('UPDATE_STATUS'),
        dialog: BulkStatusDialog,
      },
      {
        key: 'print',
        label: t('bulk.print'),
        icon: <LuPrinter aria-hidden />,
        to: (jobs) => links.jobSheets(jobs.map(({ id }) => id)),
      },
    ],
    note: (jobs) => isOffered('APPROVE')(jobs) && !isPossible('APPROVE')(jobs) && t('bulk.noneAwaiting'),
  };
}
