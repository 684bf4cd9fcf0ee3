import { chakra, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Bar = chakra('progress', { base: { flex: '1', h: '2', accentColor: 'brand.solid' } });

type BulkProgressProps = { label: string; done: number; total: number };

/** Progress of a bulk action. */
export function BulkProgress({ label, done, total }: BulkProgressProps) {
  const { t } = useTranslation('jobs');
  return (
    <HStack gap="3">
      <Bar aria-label={label} value={done} max={total} />
      <Text textStyle="xs" color="fg.muted" role="status">
        {t('job-bulk:progress', { done, total })}
      </Text>
    </HStack>
  );
}
