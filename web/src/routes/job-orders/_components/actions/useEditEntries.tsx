import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MenuEntry } from '../../../../ui/actions/ActionMenu.tsx';
import type { useEditEntries_job$key } from './__generated__/useEditEntries_job.graphql.ts';
import { useJobDialog } from './job-dialog.ts';

const fragment = graphql`
  fragment useEditEntries_job on JobOrder {
    allowedEdits
  }
`;

/** What the server lets staff edit on a job beside its status: bench stage, promised day, services. */
export function useEditEntries(key: useEditEntries_job$key): readonly MenuEntry[] {
  const { t } = useTranslation('jobs');
  const { allowedEdits } = useFragment(fragment, key);
  const { open } = useJobDialog();
  return allowedEdits.map((name) => ({
    key: name,
    label: t(`action.${name}`, { defaultValue: name }),
    onSelect: () => open({ name }),
  }));
}
