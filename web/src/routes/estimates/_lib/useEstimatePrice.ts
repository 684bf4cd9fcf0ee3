import { fetchQuery, graphql } from 'react-relay/hooks';
import type { PriceState } from '../../../configuration/price-feed.ts';
import { priceFigures } from '../../../configuration/usePrice.ts';
import { PRICE_REQUEST, type PriceSource, usePriceFeed } from '../../../configuration/usePriceFeed.ts';
import type { estimateSheetQuery } from './__generated__/estimateSheetQuery.graphql.ts';
import type {
  PriceEstimateInput,
  useEstimatePriceQuery,
  useEstimatePriceQuery$data,
} from './__generated__/useEstimatePriceQuery.graphql.ts';
import type { EstimateSheet } from './estimate-sheet.ts';

const query = graphql`
  query useEstimatePriceQuery($input: PriceEstimateInput!) {
    priceEstimate(input: $input) {
      price {
        requestId
        currency
        unitPrice
        linePrice
        pricingNote
        quoteRequired
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
        estimatedWeight
        promisedOn
        leadDays
        warnings {
          code
        }
        missing
      }
      limitations {
        code
        index
        service {
          name
        }
        before {
          name
        }
      }
      slowestService {
        minLeadDays
        service {
          name
        }
      }
    }
  }
`;

/** A calculated price, with workflow violations. */
export type EstimatePrice = NonNullable<useEstimatePriceQuery$data['priceEstimate']> & {
  readonly requestId: string | null;
};

/** Price request without the id that identifies late responses. */
type EstimatePriceRequest = Omit<PriceEstimateInput, 'requestId'>;

const source: PriceSource<
  EstimatePriceRequest,
  EstimatePrice,
  EstimateSheet,
  estimateSheetQuery['variables']
> = {
  ask: (environment, input) =>
    fetchQuery<useEstimatePriceQuery>(
      environment,
      query,
      { input },
      { networkCacheConfig: PRICE_REQUEST },
    ).map(({ priceEstimate }) =>
      priceEstimate ? { ...priceEstimate, requestId: priceEstimate.price.requestId ?? null } : null,
    ),
  pieceOf: ({ configuration, design, estimateId = null }) => {
    const gems = new Set(design?.stones?.map(({ gem }) => gem));
    return { itemTypeId: configuration?.itemTypeId ?? null, estimateId, gems: [...gems].sort() };
  },
  loadSheets: async () => (await import('./estimate-sheet.ts')).estimateSheet,
  predict: (sheet, request, shown) => {
    const found = sheet.priceOf({ ...request, quantity: request.quantity ?? 1 });
    const pricingNote = shown?.price.pricingNote ?? null;
    return found ? { ...found, price: { ...found.price, pricingNote }, requestId: null } : null;
  },
  figures: ({ price, limitations }) => [
    ...priceFigures(price),
    limitations.map(({ code, index }) => [code, index]),
  ],
};

/** The live price of an estimate. A newer request replaces the previous one. */
export function useEstimatePrice(
  request: EstimatePriceRequest | null,
): PriceState<EstimatePrice> & { retry: () => void } {
  return usePriceFeed(source, request);
}
