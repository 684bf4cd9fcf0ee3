import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Environment } from 'react-relay/hooks';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createPriceFeed, type PriceState } from '../../../configuration/price-feed.ts';
import type {
  ConfigurationInput,
  usePriceQuery,
  usePriceQuery$data,
} from './__generated__/usePriceQuery.graphql.ts';

const query = graphql`
  query usePriceQuery($input: CalculatePriceInput!) {
    calculatePrice(input: $input) {
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

/** A calculated price: a quotation of this moment, not an entity of the store. */
export type Price = NonNullable<usePriceQuery$data['calculatePrice']>;

type PriceRequest = { readonly configuration: ConfigurationInput; readonly quantity: number };

/** The price of a configuration, following it: `{ price, isPending, hasFailed, retry }`. */
export function usePrice(
  configuration: ConfigurationInput,
  quantity: number,
): PriceState<Price> & { retry: () => void } {
  const environment = useRelayEnvironment();
  const [feed] = useState(() =>
    createPriceFeed<PriceRequest, Price>({
      send: (request, requestId, signal) => sendPrice(environment, { ...request, requestId }, signal),
    }),
  );
  const request = JSON.stringify({ configuration, quantity });
  useEffect(() => {
    // Its own text: the effect depends on the variables, not the identity of objects made while rendering.
    feed.ask(JSON.parse(request) as PriceRequest);
    return feed.stop;
  }, [feed, request]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  return { ...state, retry: feed.retry };
}

function sendPrice(
  environment: Environment,
  input: usePriceQuery['variables']['input'],
  signal: AbortSignal,
): Promise<Price | null> {
  return new Promise((resolve, reject) => {
    const subscription = fetchQuery<usePriceQuery>(
      environment,
      query,
      { input },
      { networkCacheConfig: { force: true, metadata: { isQuiet: true } } },
    ).subscribe({
      next: ({ calculatePrice }) => resolve(calculatePrice ?? null),
      error: reject,
    });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(signal.reason);
    });
  });
}
