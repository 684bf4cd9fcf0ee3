import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CapacityMeter_column$key } from './__generated__/CapacityMeter_column.graphql.ts';

const fragment = graphql`
  fragment CapacityMeter_column on BenchColumn {
    active
    waiting
    capacity
    isOverCapacity
    stage {
      name
    }
  }
`;

/** Number of jobs at a stage, and its capacity. */
export function CapacityMeter({ column }: { column: CapacityMeter_column$key }) {
  const { t } = useTranslation('bench');
  const { active, waiting, capacity, isOverCapacity, stage } = useFragment(fragment, column);
  const count = active + waiting;
  if (capacity === null || capacity === undefined) {
    return (
      <Text textStyle="xs" color="fg.muted">
        {t('holds', { count })}
      </Text>
    );
  }
  const words = t('ofCapacity', { count, capacity });
  const part = (jobs: number) => `${(jobs * 100) / Math.max(capacity, count, 1)}%`;
  return (
    <Box>
      <Flex
        role="meter"
        aria-label={t('capacityOf', { stage: stage?.name })}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={Math.max(capacity, count)}
        aria-valuetext={words}
        h="1.5"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box bg={isOverCapacity ? 'red.solid' : 'brand.solid'} w={part(active)} />
        <Box bg={isOverCapacity ? 'red.muted' : 'border.emphasized'} w={part(waiting)} />
      </Flex>
      <Flex justify="space-between" gap="2" mt="1" textStyle="xs" color="fg.muted">
        <Text>{words}</Text>
        {isOverCapacity && (
          <Text color="fg.error" fontWeight="medium">
            {t('overCapacity')}
          </Text>
        )}
      </Flex>
    </Box>
  );
}
