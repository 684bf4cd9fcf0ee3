import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuPrinter, LuRefreshCw } from 'react-icons/lu';
import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import { JOB_ORDERS_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { links } from '../../../../links.ts';
import { ListBulkBar, type SelectedRows } from '../../../../list/selection/ListBulkBar.tsx';
import type { BulkJob } from './bulk-job.ts';

const BulkStatusDialog = lazy(async () => ({
  default: (await import('./BulkStatusDialog.tsx')).BulkStatusDialog,
}));
const BulkApproveDialog = lazy(async () => ({
  default: (await import('./BulkApproveDialog.tsx')).BulkApproveDialog,
}));

const PrintTravelersDialog = lazy(async () => ({
  default: (await import('./PrintTravelersDialog.tsx')).PrintTravelersDialog,
}));

const offers = (jobs: readonly BulkJob[], action: string) =>
  jobs.flatMap(({ bulkActions }) => bulkActions).filter((offer) => offer.action === action);
const isOffered = (action: string) => (jobs: readonly BulkJob[]) => offers(jobs, action).length > 0;
const isPossible = (action: string) => (jobs: readonly BulkJob[]) =>
  offers(jobs, action).some(({ enabled }) => enabled);

/**
 * Bulk actions of the selected jobs, as offered by the server. Without permission to print travelers (1706), sheets are
 * printed.
 */
export function JobBulkBar(selected: SelectedRows<BulkJob>) {
  const { rows } = selected;
  const { t } = useTranslation('jobs');
  const can = useCan();
  const approves = isOffered('APPROVE');
  const canApprove = isPossible('APPROVE');
  return (
    <ListBulkBar
      label={t('job-bulk:label')}
      {...selected}
      note={approves(rows) && !canApprove(rows) && t('job-bulk:noneAwaiting')}
      actions={[
        {
          key: 'approve',
          label: t('job-bulk:approve'),
          icon: <LuCheck aria-hidden />,
          isOffered: approves,
          isPossible: canApprove,
          most: MAX_BULK_JOBS,
          dialog: BulkApproveDialog,
        },
        {
          key: 'status',
          label: t('job-bulk:updateStatus'),
          icon: <LuRefreshCw aria-hidden />,
          isOffered: isOffered('UPDATE_STATUS'),
          dialog: BulkStatusDialog,
        },
        {
          key: 'print',
          label: t(can(JOB_ORDERS_PRINT) ? 'job-bulk:printTravelers' : 'job-bulk:print'),
          icon: <LuPrinter aria-hidden />,
          most: MAX_BULK_JOBS,
          ...(can(JOB_ORDERS_PRINT) ? { dialog: PrintTravelersDialog } : { to: links.jobSheets }),
        },
      ]}
    />
  );
}
