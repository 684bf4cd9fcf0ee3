import { Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format/useFormat.ts';
import type { PriceBreakdown_row$key } from './__generated__/PriceBreakdown_row.graphql.ts';
import type { PriceSummary_row$key } from './__generated__/PriceSummary_row.graphql.ts';
import type { ExplainedSubject } from './explain-price/ExplainLink.tsx';
import { PriceFold } from './PriceFold.tsx';
import { PriceSummary } from './PriceSummary.tsx';

// Fetched after the page, because few users may see it.
const ComputedPrice = lazy(async () => ({ default: (await import('./ComputedPrice.tsx')).ComputedPrice }));

type PricePartsProps = {
  /** Null if the viewer may not see it. */
  summary: (PriceSummary_row$key & readonly unknown[]) | null | undefined;
  breakdown: (PriceBreakdown_row$key & readonly unknown[]) | null | undefined;
  currency: string;
  /** Subject of the price; absent if there is no explanation for it. */
  subject?: ExplainedSubject | undefined;
};

/** The components of a unit price (1301) and how it was calculated (1303), collapsed. */
export function PriceParts({ summary, breakdown, currency, subject }: PricePartsProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      {summary && summary.length > 0 && (
        <PriceFold>
          <summary>{t('price.summary')}</summary>
          <PriceSummary rows={summary} currency={currency} />
        </PriceFold>
      )}
      {breakdown && breakdown.length > 0 && (
        <Suspense>
          <ComputedPrice rows={breakdown} currency={currency} subject={subject} />
        </Suspense>
      )}
    </>
  );
}

type PriceBasisProps = {
  pricingNote: string | null | undefined;
  estimatedWeight: string;
  marketAsOf: string;
};

/** The basis of a price: when it is fixed, the weight, and the time of the market price. */
export function PriceBasis({ pricingNote, estimatedWeight, marketAsOf }: PriceBasisProps) {
  const { t } = useTranslation('orders');
  const { dateTime, weight } = useFormat();
  return (
    <Text textStyle="xs" color="fg.muted">
      {pricingNote ?? t('price.fixed')}{' '}
      {t('price.basis', { weight: weight(estimatedWeight), at: dateTime(marketAsOf) })}
    </Text>
  );
}
