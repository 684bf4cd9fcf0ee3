import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useJobListView } from '../../_lib/useJobListView.ts';
import { CustomerFinder } from '../CustomerFinder.tsx';

/** One customer's jobs, for staff. */
export function CustomerFilter() {
  const { t } = useTranslation('jobs');
  const { view, show } = useJobListView();
  return (
    <Box as="section">
      <Text textStyle="label" mb="2">
        {t('filter.customer')}
      </Text>
      <CustomerFinder
        currentId={view.customerId}
        onPick={({ databaseId }) => show({ ...view, customerId: databaseId, selected: [] })}
      />
    </Box>
  );
}
