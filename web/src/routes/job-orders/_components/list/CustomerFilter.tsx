import { Box, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '../../../../ui/Skeletons.tsx';
import { useJobListView } from '../../_lib/useJobListView.ts';

const CustomerCombobox = lazy(async () => ({
  default: (await import('../../../../customers/CustomerCombobox.tsx')).CustomerCombobox,
}));

/** One customer's jobs, for staff. */
export function CustomerFilter() {
  const { t } = useTranslation('jobs');
  const { view, show } = useJobListView();
  return (
    <Box as="section">
      <Text textStyle="label" mb="2">
        {t('filter.customer')}
      </Text>
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        <CustomerCombobox
          currentId={view.customerId}
          onPick={(customerId) => show({ ...view, customerId, selected: [] })}
        />
      </Suspense>
    </Box>
  );
}
