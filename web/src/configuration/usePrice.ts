import { fetchQuery, graphql } from 'react-relay/hooks';
import type {
  ConfigurationInput,
  usePriceQuery,
  usePriceQuery$data,
} from './__generated__/usePriceQuery.graphql.ts';
import type { PriceState } from './price-feed.ts';
import type { PiecePrices } from './sheet-prices.ts';
import { PRICE_REQUEST, type PriceSource, usePriceFeed } from './usePriceFeed.ts';

const query = graphql`
  query usePriceQuery($input: CalculatePriceInput!) {
    calculatePrice(input: $input) {
      requestId
      currency
      unitPrice
      linePrice
      quoteRequired
      pricingNote
      summary {
        kind
        code
        name
        quantity
        unit
        rate
        amount
      }
      breakdown {
        kind
        code
        name
        quantity
        unit
        rate
        amount
      }
      stones {
        gem
        shape
        quality
        caratEach
        count
      }
      estimatedWeight
      market {
        metalName
        pricePerOunce
      }
      marketAsOf
      validUntil
      promisedOn
      leadDays
      warnings {
        code
      }
      missing
    }
  }
`;

/** A calculated price. Not an entity of the store. */
export type Price = NonNullable<usePriceQuery$data['calculatePrice']>;

type PriceRequest = { readonly configuration: ConfigurationInput; readonly quantity: number };

const source: PriceSource<PriceRequest, Price, PiecePrices, number> = {
  ask: (environment, input) =>
    fetchQuery<usePriceQuery>(environment, query, { input }, { networkCacheConfig: PRICE_REQUEST }).map(
      ({ calculatePrice }) => calculatePrice ?? null,
    ),
  pieceOf: ({ configuration }) => configuration.itemTypeId,
  loadSheets: async () => (await import('./sheet-prices.ts')).sheetPrices,
  predict: (sheet, request, shown) => {
    const predicted = sheet.priceOf(request);
    return predicted ? { ...predicted, pricingNote: shown?.pricingNote ?? null } : null;
  },
  figures: priceFigures,
};

/** The price of a configuration, updated with it: `{ price, isPending, hasFailed, retry }`. */
export function usePrice(
  configuration: ConfigurationInput,
  quantity: number,
): PriceState<Price> & { retry: () => void } {
  return usePriceFeed(source, { configuration, quantity });
}

/** The amounts of a price. */
export function priceFigures({
  unitPrice,
  linePrice,
  quoteRequired,
  breakdown,
}: Pick<Price, 'unitPrice' | 'linePrice' | 'quoteRequired' | 'breakdown'>): readonly unknown[] {
  return [
    unitPrice,
    linePrice,
    quoteRequired,
    breakdown?.map(({ kind, code, quantity, rate, amount }) => [kind, code, quantity, rate, amount]),
  ];
}
