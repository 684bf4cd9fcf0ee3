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

/** Edited in place: pictures. */
const IN_PLACE = ['IMAGES'] as const satisfies readonly JobEdit[];

/** An edit with its own dialog in `JobDialogs`. */
export type EditWithDialog = Exclude<JobEdit, (typeof IN_PLACE)[number] | '%future added value'>;

/** Edits of a job for staff besides its status, in the server’s order: bench stage, promised day, services. */
export function useEditEntries(key: useEditEntries_job$key): readonly MenuEntry[] {
  const { t } = useTranslation('jobs');
  const { allowedEdits } = useFragment(fragment, key);
  const { open } = useJobDialog();
  const edits = allowedEdits.filter((name) => !IN_PLACE.some((inPlace) => inPlace === name));
  return edits.map((name) => ({
    key: name,
    label: t(`action.${name}`, { defaultValue: name }),
    onSelect: () => open({ name }),
  }));
}
