import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Environment } from 'react-relay/hooks';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createPriceFeed, type PriceState } from '../../../configuration/price-feed.ts';
import type {
  PriceEstimateInput,
  useEstimatePriceQuery,
  useEstimatePriceQuery$data,
} from './__generated__/useEstimatePriceQuery.graphql.ts';

const query = graphql`
  query useEstimatePriceQuery($input: PriceEstimateInput!) {
    priceEstimate(input: $input) {
      price {
        requestId
        currency
        unitPrice
        linePrice
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

/** A calculated price with what the workflow refuses. */
export type EstimatePrice = NonNullable<useEstimatePriceQuery$data['priceEstimate']> & {
  readonly requestId: string | null;
};

/** What to price: all but the id by which a late answer is told from the last. */
export type EstimatePriceRequest = Omit<PriceEstimateInput, 'requestId'>;

/** The price of what is estimated, following it: a newer call supersedes the older. */
export function useEstimatePrice(
  asked: EstimatePriceRequest | null,
): PriceState<EstimatePrice> & { retry: () => void } {
  const environment = useRelayEnvironment();
  const [feed] = useState(() =>
    createPriceFeed<EstimatePriceRequest, EstimatePrice>({
      send: (request, requestId, signal) => sendPrice(environment, { ...request, requestId }, signal),
    }),
  );
  const request = asked && JSON.stringify(asked);
  useEffect(() => {
    // Its own text: the effect depends on what is asked, not the identity of objects made while rendering.
    if (request !== null) feed.ask(JSON.parse(request) as EstimatePriceRequest);
    return feed.stop;
  }, [feed, request]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  return { ...state, retry: feed.retry };
}

function sendPrice(
  environment: Environment,
  input: PriceEstimateInput,
  signal: AbortSignal,
): Promise<EstimatePrice | null> {
  return new Promise((resolve, reject) => {
    const subscription = fetchQuery<useEstimatePriceQuery>(
      environment,
      query,
      { input },
      { networkCacheConfig: { force: true, metadata: { isQuiet: true } } },
    ).subscribe({
      next: ({ priceEstimate }) =>
        resolve(
          priceEstimate ? { ...priceEstimate, requestId: priceEstimate.price.requestId ?? null } : null,
        ),
      error: reject,
    });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(signal.reason);
    });
  });
}
