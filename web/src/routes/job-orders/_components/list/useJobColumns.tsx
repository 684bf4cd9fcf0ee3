import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { GridColumn } from '../../../../ui/DataGrid.tsx';
import type { JobSort } from '../../_lib/job-list-view.ts';
import { jobListAddress, useJobListView } from '../../_lib/useJobListView.ts';

/** Heads of the list; the order of the cells in `JobListRow`. */
export function useJobColumns(selectAll: ReactNode): readonly GridColumn[] {
  const { t } = useTranslation('jobs');
  const { view } = useJobListView();
  const { isStaff, isMultiCustomer } = useSignedInViewer();

  /** First click sorts `first`, the next one the other way round. */
  function sorted(ascending: JobSort, descending: JobSort, first: JobSort): GridColumn['sort'] {
    const direction = view.sort === ascending ? 'ascending' : view.sort === descending ? 'descending' : null;
    const next = view.sort === first ? (first === ascending ? descending : ascending) : first;
    return { to: jobListAddress({ ...view, sort: next }), direction };
  }

  return [
    { key: 'select', header: selectAll },
    { key: 'picture', header: <VisuallyHidden>{t('column.picture')}</VisuallyHidden> },
    { key: 'number', header: t('column.number'), sort: sorted('number', '-number', '-number') },
    { key: 'piece', header: t('column.piece') },
    ...(isStaff || isMultiCustomer ? [{ key: 'customer', header: t('column.customer') }] : []),
    { key: 'status', header: t('column.status') },
    { key: 'ordered', header: t('column.ordered'), sort: sorted('created', '-created', '-created') },
    { key: 'promised', header: t('column.promised'), sort: sorted('promised', '-promised', 'promised') },
    { key: 'notes', header: <VisuallyHidden>{t('column.notes')}</VisuallyHidden> },
    { key: 'total', header: t('column.total'), align: 'end' },
  ];
}
