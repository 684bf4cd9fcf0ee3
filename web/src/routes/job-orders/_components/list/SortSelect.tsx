import { NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SORTS } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';

/** The order of the list where its column heads are not seen: on a phone. */
export function SortSelect() {
  const { t } = useTranslation('jobs');
  const { view, show } = useJobListView();
  return (
    <NativeSelect.Root size="sm" flex="1" w="auto" hideFrom="md">
      <NativeSelect.Field
        aria-label={t('sort.label')}
        value={view.sort}
        onChange={({ currentTarget }) => {
          const sort = SORTS.find((each) => each === currentTarget.value);
          if (sort) show({ ...view, sort });
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
