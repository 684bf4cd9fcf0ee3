import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PriceBreakdown_row$key } from './__generated__/PriceBreakdown_row.graphql.ts';
import type { ExplainedSubject } from './explain-price/ExplainLink.tsx';
import { ExplainPrice } from './explain-price/ExplainPrice.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { PriceFold } from './PriceFold.tsx';

type ComputedPriceProps = {
  rows: PriceBreakdown_row$key;
  currency: string;
  /** Subject of the price; absent if there is no explanation for it. */
  subject: ExplainedSubject | undefined;
};

/** How the price of one piece was calculated, collapsed, with a link to its explanation. */
export function ComputedPrice({ rows, currency, subject }: ComputedPriceProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      <PriceFold>
        <summary>{t('price.breakdown')}</summary>
        <Box overflowX="auto">
          <PriceBreakdown rows={rows} currency={currency} />
        </Box>
      </PriceFold>
      {subject && <ExplainPrice of={subject} />}
    </>
  );
}
