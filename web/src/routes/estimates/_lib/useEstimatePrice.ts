import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Environment } from 'react-relay/hooks';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createPriceFeed, type PriceState } from '../../../configuration/price-feed.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { useSeesCost } from '../../../lib/session/useSeesCost.ts';
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

/** A calculated price with what the workflow refuses. */
export type EstimatePrice = NonNullable<useEstimatePriceQuery$data['priceEstimate']> & {
  readonly requestId: string | null;
};

/** What to price: all but the id by which a late answer is told from the last. */
type EstimatePriceRequest = Omit<PriceEstimateInput, 'requestId'>;

/** The price of what is estimated, following it: a newer call supersedes the older. */
export function useEstimatePrice(
  asked: EstimatePriceRequest | null,
): PriceState<EstimatePrice> & { retry: () => void } {
  const environment = useRelayEnvironment();
  const sheet = useRef<EstimateSheet | null>(null);
  const note = useRef<EstimatePrice['price']['pricingNote']>(null);
  const [feed] = useState(() =>
    createPriceFeed<EstimatePriceRequest, EstimatePrice>({
      send: (request, requestId, signal) => sendPrice(environment, { ...request, requestId }, signal),
      foresee: (request) => foreseen(sheet.current, request, note.current),
      compare: (here, there) => {
        if (isEqualPrice(here, there)) return;
        reportError(
          new Error(`The estimate of the sheet was ${here.price.unitPrice}, not ${there.price.unitPrice}`),
        );
        sheet.current?.renew();
      },
    }),
  );
  const request = asked && JSON.stringify(asked);
  useEffect(() => {
    // Its own text: the effect depends on what is asked, not the identity of objects made while rendering.
    if (request !== null) feed.ask(JSON.parse(request) as EstimatePriceRequest);
    return feed.stop;
  }, [feed, request]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  const told = state.price?.price.pricingNote;
  useEffect(() => {
    note.current = told ?? null;
  }, [told]);
  useSheet(sheet, asked, state.price !== null);
  return { ...state, retry: feed.retry };
}

/** Fetches what prices are made of, for those who may see it, once the first price is there; anew for another piece. */
function useSheet(
  sheet: { current: EstimateSheet | null },
  asked: EstimatePriceRequest | null,
  hasPrice: boolean,
): void {
  const environment = useRelayEnvironment();
  const language = useLocale();
  const wanted = useSeesCost() && hasPrice && asked ? JSON.stringify(sheetOf(asked)) : null;
  useEffect(() => {
    if (wanted === null) return;
    let isShown = true;
    void import('./estimate-sheet.ts').then(
      ({ estimateSheet }) => {
        if (isShown) sheet.current = estimateSheet(environment, JSON.parse(wanted), language);
      },
      // The server prices as it does for everybody.
      () => {},
    );
    return () => {
      isShown = false;
      sheet.current = null;
    };
  }, [environment, wanted, language, sheet]);
}

/** Which sheet prices what is asked for. */
function sheetOf({ configuration, design, estimateId = null }: EstimatePriceRequest) {
  const gems = new Set(design?.stones?.map(({ gem }) => gem));
  return { itemTypeId: configuration?.itemTypeId ?? null, estimateId, gems: [...gems].sort() };
}

/** The price by the sheet; when it is fixed depends on the piece and the customer alone, so the server has said it by then. */
function foreseen(
  sheet: EstimateSheet | null,
  request: EstimatePriceRequest,
  pricingNote: EstimatePrice['price']['pricingNote'],
): EstimatePrice | null {
  const found = sheet?.priceOf({ ...request, quantity: request.quantity ?? 1 });
  return found ? { ...found, price: { ...found.price, pricingNote }, requestId: null } : null;
}

/** Whether two prices of one estimate say the same. */
function isEqualPrice(one: EstimatePrice, other: EstimatePrice): boolean {
  const figures = ({
    price: { unitPrice, linePrice, quoteRequired, breakdown },
    limitations,
  }: EstimatePrice) =>
    JSON.stringify([
      unitPrice,
      linePrice,
      quoteRequired,
      breakdown?.map(({ kind, code, quantity, rate, amount }) => [kind, code, quantity, rate, amount]),
      limitations.map(({ code, index }) => [code, index]),
    ]);
  return figures(one) === figures(other);
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
