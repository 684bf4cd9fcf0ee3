import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { JOB_ORDERS_STAGE } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { MenuEntry } from '../../../../ui/ActionMenu.tsx';
import type { useEditEntries_job$key } from './__generated__/useEditEntries_job.graphql.ts';
import { useJobDialog } from './job-dialog.ts';

const fragment = graphql`
  fragment useEditEntries_job on JobOrder {
    status {
      code
    }
  }
`;

/** Statuses in which each edit makes sense; the server decides again. */
const EDITS = {
  STAGE: ['APPROVED', 'IN_PRODUCTION', 'QUALITY_CHECK'],
  RESCHEDULE: [
    'NEW',
    'NEEDS_INFO',
    'AWAITING_APPROVAL',
    'DECLINED',
    'APPROVED',
    'IN_PRODUCTION',
    'QUALITY_CHECK',
    'ON_HOLD',
    'READY',
  ],
  PROPOSE_SERVICE: [
    'NEW',
    'NEEDS_INFO',
    'AWAITING_APPROVAL',
    'DECLINED',
    'APPROVED',
    'IN_PRODUCTION',
    'ON_HOLD',
  ],
} as const;

/** What staff with 1703 may edit on a job beside its status: bench stage, promised day, services. */
export function useEditEntries(key: useEditEntries_job$key): readonly MenuEntry[] {
  const { t } = useTranslation('jobs');
  const { status } = useFragment(fragment, key);
  const { isStaff } = useSignedInViewer();
  const can = useCan();
  const { open } = useJobDialog();
  if (!isStaff || !can(JOB_ORDERS_STAGE)) return [];
  return Object.entries(EDITS)
    .filter(([, statuses]) => statuses.some((code) => code === status.code))
    .map(([name]) => ({ key: name, label: t(`action.${name}`), onSelect: () => open({ name }) }));
}
