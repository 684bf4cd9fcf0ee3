import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui/data/Money.tsx';

type AgeingBarProps = {
  ageing: readonly { readonly bucket: string; readonly amount: string }[];
  currency: string;
};

const COLOURS: Readonly<Record<string, string>> = {
  CURRENT: 'brand.solid',
  OVERDUE_30: 'border.gold',
  OVERDUE_60: 'orange.solid',
  OVERDUE_90: 'red.solid',
  OVERDUE_OLDER: 'red.fg',
};

const Buckets = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', textStyle: 'sm' },
});

/** Ageing of the open balance: a bar, and the amounts as text. */
export function AgeingBar({ ageing, currency }: AgeingBarProps) {
  const { t } = useTranslation('money');
  return (
    <Box>
      <Text textStyle="label" mb="2">
        {t('balance.ageing')}
      </Text>
      <Flex h="2" borderRadius="full" overflow="hidden" bg="bg.muted" mb="2" aria-hidden>
        {ageing.map(({ bucket, amount }) => (
          <Box key={bucket} bg={COLOURS[bucket]} flexGrow={Number(amount)} flexBasis="0" />
        ))}
      </Flex>
      <Buckets>
        {ageing.map(({ bucket, amount }) => (
          <div key={bucket}>
            <Flex as="dt" align="center" gap="2" color="fg.muted" textStyle="xs">
              <Box boxSize="2" borderRadius="full" bg={COLOURS[bucket]} aria-hidden />
              {t(`bucket.${bucket}`)}
            </Flex>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </Buckets>
    </Box>
  );
}
