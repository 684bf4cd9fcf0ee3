import { useTranslation } from 'react-i18next';
import { CART_SUBMITORDER, CATALOG_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { isNarrowed, withoutFilters } from '../../_lib/job-list-view.ts';
import { jobListAddress, useJobListView } from '../../_lib/useJobListView.ts';

/** Nothing to show: nothing matches, or nothing is there yet. */
export function JobListEmpty() {
  const { t } = useTranslation('jobs');
  const { view } = useJobListView();
  const { isStaff } = useSignedInViewer();
  const can = useCan();
  if (isNarrowed(view)) {
    return (
      <EmptyState
        title={t('empty.noMatch')}
        hint={t('empty.noMatchHint')}
        action={
          <ButtonLink to={jobListAddress(withoutFilters(view))} variant="outline" size="sm">
            {t('common:filters.clear')}
          </ButtonLink>
        }
      />
    );
  }
  const mayOrder = !isStaff && can(CATALOG_VIEW) && can(CART_SUBMITORDER);
  return (
    <EmptyState
      title={t(`empty.${view.tab}`)}
      action={
        mayOrder && (
          <ButtonLink to={links.catalog()} size="sm">
            {t('newOrder.open')}
          </ButtonLink>
        )
      }
    />
  );
}
