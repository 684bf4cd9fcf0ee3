import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Environment } from 'react-relay/hooks';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { useSeesCost } from '../lib/session/useSeesCost.ts';
import type {
  ConfigurationInput,
  usePriceQuery,
  usePriceQuery$data,
} from './__generated__/usePriceQuery.graphql.ts';
import { createPriceFeed, type PriceState } from './price-feed.ts';
import type { PiecePrices } from './sheet-prices.ts';

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

/** A calculated price: a quotation of this moment, not an entity of the store. */
export type Price = NonNullable<usePriceQuery$data['calculatePrice']>;

type PriceRequest = { readonly configuration: ConfigurationInput; readonly quantity: number };

/** The price of a configuration, following it: `{ price, isPending, hasFailed, retry }`. */
export function usePrice(
  configuration: ConfigurationInput,
  quantity: number,
): PriceState<Price> & { retry: () => void } {
  const environment = useRelayEnvironment();
  const sheet = useRef<PiecePrices | null>(null);
  const note = useRef<Price['pricingNote']>(null);
  const [feed] = useState(() =>
    createPriceFeed<PriceRequest, Price>({
      send: (request, requestId, signal) => sendPrice(environment, { ...request, requestId }, signal),
      foresee: (request) => {
        const foreseen = sheet.current?.priceOf(request);
        // When it is fixed depends on the piece and the customer alone: the server has said it by then.
        return foreseen ? { ...foreseen, pricingNote: note.current } : null;
      },
      compare: (foreseen, price) => {
        if (isEqualPrice(foreseen, price)) return;
        reportError(new Error(`The price of the sheet was ${foreseen.unitPrice}, not ${price.unitPrice}`));
        sheet.current?.renew();
      },
    }),
  );
  const request = JSON.stringify({ configuration, quantity });
  useEffect(() => {
    // Its own text: the effect depends on the variables, not the identity of objects made while rendering.
    feed.ask(JSON.parse(request) as PriceRequest);
    return feed.stop;
  }, [feed, request]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  const told = state.price?.pricingNote;
  useEffect(() => {
    note.current = told ?? null;
  }, [told]);
  useSheet(sheet, configuration.itemTypeId, state.price !== null);
  return { ...state, retry: feed.retry };
}

/** Fetches what prices are made of, for those who may see it, once the first price is there. */
function useSheet(sheet: { current: PiecePrices | null }, itemTypeId: number, hasPrice: boolean): void {
  const environment = useRelayEnvironment();
  const language = useLocale();
  const isWanted = useSeesCost() && hasPrice;
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    void import('./sheet-prices.ts').then(
      ({ sheetPrices }) => {
        if (isShown) sheet.current = sheetPrices(environment, itemTypeId, language);
      },
      // The server prices as it does for everybody.
      () => {},
    );
    return () => {
      isShown = false;
      sheet.current = null;
    };
  }, [environment, isWanted, itemTypeId, language, sheet]);
}

/** Whether two prices of one configuration say the same. */
function isEqualPrice(one: Price, other: Price): boolean {
  const figures = ({ unitPrice, linePrice, quoteRequired, breakdown }: Price) =>
    JSON.stringify([
      unitPrice,
      linePrice,
      quoteRequired,
      breakdown?.map(({ kind, code, quantity, rate, amount }) => [kind, code, quantity, rate, amount]),
    ]);
  return figures(one) === figures(other);
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
