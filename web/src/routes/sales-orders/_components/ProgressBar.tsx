import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProgressBar_progress$key } from './__generated__/ProgressBar_progress.graphql.ts';

const fragment = graphql`
  fragment ProgressBar_progress on OrderProgress {
    pieces
    inProduction
    ready
    shipped
    percent
  }
`;

const PARTS = ['shipped', 'ready', 'inProduction'] as const;

const COLOURS = { shipped: 'brand.solid', ready: 'border.gold', inProduction: 'border.emphasized' } as const;

const Key = chakra('span', { base: { boxSize: '2', borderRadius: 'full', flexShrink: '0' } });

type ProgressBarProps = {
  progress: ProgressBar_progress$key;
  /** For a list row. */
  isCompact?: boolean;
};

/** Progress bar of an order’s pieces: shipped, ready, in work. */
export function ProgressBar({ progress: key, isCompact = false }: ProgressBarProps) {
  const { t } = useTranslation('sales-orders');
  const progress = useFragment(fragment, key);
  const { pieces, shipped, percent } = progress;
  const summary = t('progress.pieces', { shipped, pieces });
  return (
    <Box minW="28">
      <Flex
        role="progressbar"
        aria-label={t('progress.title')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={summary}
        h={isCompact ? '1.5' : '3'}
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        {PARTS.map((part) => (
          <Box key={part} bg={COLOURS[part]} w={`${(progress[part] * 100) / pieces}%`} />
        ))}
      </Flex>
      {isCompact ? (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {summary}
        </Text>
      ) : (
        <Flex wrap="wrap" columnGap="5" rowGap="1" mt="3" textStyle="xs">
          <Text fontWeight="medium">{summary}</Text>
          {PARTS.filter((part) => progress[part] > 0).map((part) => (
            <HStack key={part} gap="1.5" color="fg.muted">
              <Key bg={COLOURS[part]} />
              {t(`progress.${part}`)} {progress[part]}
            </HStack>
          ))}
        </Flex>
      )}
    </Box>
  );
}
