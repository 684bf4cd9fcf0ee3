import { useTranslation } from 'react-i18next';
import { ListBulkBar, type SelectedRows } from './ListBulkBar.tsx';

/** Selection bar of a list whose only bulk action is the export. */
export function SelectionBar<Row>(selected: SelectedRows<Row>) {
  const { t } = useTranslation('lists');
  return <ListBulkBar label={t('selection.label')} {...selected} actions={[]} />;
}
