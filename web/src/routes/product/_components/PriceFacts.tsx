import { chakra, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PriceState } from '../../../configuration/price-feed.ts';
import type { Price } from '../../../configuration/usePrice.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

const Facts = chakra('div', {
  base: { transition: 'opacity', transitionDuration: 'moderate', '&[data-pending]': { opacity: 0.5 } },
});

type PriceFactsProps = {
  state: PriceState<Price>;
  /** Replaces the promised day, for pieces from stock. */
  ready?: string | false;
};

/** Basis of the price: weight, market, validity, promised day. */
export function PriceFacts({ state: { price, isPending }, ready }: PriceFactsProps) {
  const { t } = useTranslation('product');
  const { weight, dateTime, date } = useFormat();
  const marketText = useMarketText();
  const isWaiting = isPending && price === null;
  const unknown = isWaiting ? <Skeleton as="span" display="inline-block" h="3.5" w="32" /> : '–';
  const twoLines = <Skeleton as="span" display="block" h="10" />;
  // Constant rows, so that the layout does not shift when the first price arrives.
  const entries = [
    { label: t('facts.weight'), value: price?.estimatedWeight ? weight(price.estimatedWeight) : unknown },
    { label: t('facts.market'), value: (price && marketText(price)) ?? (isWaiting ? twoLines : '–') },
    {
      label: t('facts.validUntil'),
      // Without a shown price there is no promised day.
      value: price?.unitPrice != null && price.validUntil ? dateTime(price.validUntil) : unknown,
    },
    {
      label: t('facts.ready'),
      value:
        ready ||
        (price?.promisedOn
          ? t('facts.readyOn', { date: date(price.promisedOn), count: price.leadDays })
          : unknown),
    },
  ];
  const isStale = price?.warnings.some(({ code }) => code === 'MARKET_STALE') === true;
  return (
    <Facts data-pending={isPending && price !== null ? '' : undefined}>
      <KeyValueList entries={entries} />
      {price?.unitPrice != null && <PricingNote note={price.pricingNote} />}
      {isStale && !price?.quoteRequired && <Notice tone="warning">{t('facts.stale')}</Notice>}
    </Facts>
  );
}

/** 'Gold at $2,400.00, silver at $29.50 per ounce as of …', or only the day; null if no metal has a price. */
function useMarketText(): (price: Price) => string | null {
  const { t } = useTranslation('product');
  const { money, date, dateTime } = useFormat();
  return ({ market, marketAsOf, currency }) => {
    if (!marketAsOf) return null;
    if (market.length === 0) return t('facts.marketDay', { asOf: date(marketAsOf) });
    const metals = market.map(({ metalName, pricePerOunce }, index) =>
      t('facts.metal', {
        name: index === 0 ? metalName : metalName.toLocaleLowerCase(),
        price: money(pricePerOunce, currency),
      }),
    );
    return t('facts.marketAsOf', { metals: metals.join(', '), asOf: dateTime(marketAsOf) });
  };
}
