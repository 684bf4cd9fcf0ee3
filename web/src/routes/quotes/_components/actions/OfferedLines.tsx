import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/data/Money.tsx';

/** A line with the data that dialogs show. */
export type OfferedLine = {
  readonly lineKey: number;
  readonly title: string;
  readonly quantity: number;
  readonly linePrice: string | null | undefined;
  readonly isOptional: boolean;
  readonly alternativeGroup: string | null | undefined;
};

const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '6',
    rowGap: '2',
    '& dd': { textAlign: 'end' },
  },
});

type OfferedLinesProps = { lines: readonly OfferedLine[]; currency: string };

/** Lines with their totals, as the customer sees them. */
export function OfferedLines({ lines, currency }: OfferedLinesProps) {
  const { t } = useTranslation('quotes');
  return (
    <Lines>
      {lines.map(({ lineKey, title, quantity, linePrice, isOptional, alternativeGroup }) => (
        <Box key={lineKey} display="contents">
          <dt>
            {title}
            {quantity > 1 && ` × ${quantity}`}
            {(isOptional || alternativeGroup) && (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {[
                  isOptional && t('line.optional'),
                  alternativeGroup && t('line.alternative', { group: alternativeGroup }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </dt>
          <dd>
            <Money amount={linePrice} currency={currency} />
          </dd>
        </Box>
      ))}
    </Lines>
  );
}
