import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { QUOTES_ADD, QUOTES_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { MenuEntry } from '../../../../ui/actions/ActionMenu.tsx';
import type { useQuoteEntry_job$key } from './__generated__/useQuoteEntry_job.graphql.ts';
import { useJobDialog } from './job-dialog.ts';

const fragment = graphql`
  fragment useQuoteEntry_job on JobOrder {
    allowedActions {
      action
    }
  }
`;

/** The quote request, for customers who may re-order and request quotes. */
export function useQuoteEntry(key: useQuoteEntry_job$key): readonly MenuEntry[] {
  const { t } = useTranslation('jobs');
  const { allowedActions } = useFragment(fragment, key);
  const { isStaff } = useSignedInViewer();
  const { open } = useJobDialog();
  const can = useCan();
  const isRepeatable = allowedActions.some(({ action }) => action === 'RE_ORDER');
  if (isStaff || !isRepeatable || !can(QUOTES_ADD) || !can(QUOTES_VIEW)) return [];
  const name = 'REQUEST_QUOTE';
  return [{ key: name, label: t(`action.${name}`), onSelect: () => open({ name }) }];
}
