import { NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';

/** How many jobs a page has; a phone loads more as it is read. */
export function PageSizeSelect() {
  const { t } = useTranslation('jobs');
  const { view, show } = useJobListView();
  return (
    <NativeSelect.Root size="sm" w="auto" ms="auto" hideBelow="md">
      <NativeSelect.Field
        aria-label={t('pageSize')}
        value={view.pageSize}
        onChange={({ currentTarget }) => {
          const pageSize = PAGE_SIZES.find((size) => String(size) === currentTarget.value);
          if (pageSize) show({ ...view, pageSize });
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('rows', { count: size })}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
