import { useTranslation } from 'react-i18next';
import { ListBulkBar, type SelectedRows } from './ListBulkBar.tsx';

/** The selection of a list whose rows are taken away together, and nothing else is done with them. */
export function SelectionBar<Row>(selected: SelectedRows<Row>) {
  const { t } = useTranslation('lists');
  return <ListBulkBar label={t('selection.label')} {...selected} actions={[]} />;
}
