import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MenuEntry } from '../../../../ui/actions/ActionMenu.tsx';
import type { JobEdit, useEditEntries_job$key } from './__generated__/useEditEntries_job.graphql.ts';
import { useJobDialog } from './job-dialog.ts';

const fragment = graphql`
  fragment useEditEntries_job on JobOrder {
    allowedEdits
  }
`;

/** Edits with a dialog; pictures are edited where they are shown. */
const WITH_DIALOG = [
  'STAGE',
  'WEIGHT',
  'CHANGE',
  'RESCHEDULE',
  'PROPOSE_SERVICE',
  'PUBLISH_PROOF',
] as const satisfies readonly JobEdit[];

/** What the server lets staff edit on a job beside its status: bench stage, promised day, services. */
export function useEditEntries(key: useEditEntries_job$key): readonly MenuEntry[] {
  const { t } = useTranslation('jobs');
  const { allowedEdits } = useFragment(fragment, key);
  const { open } = useJobDialog();
  const edits = WITH_DIALOG.filter((name) => allowedEdits.includes(name));
  return edits.map((name) => ({
    key: name,
    label: t(`action.${name}`, { defaultValue: name }),
    onSelect: () => open({ name }),
  }));
}
