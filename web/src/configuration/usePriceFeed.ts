import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { CacheConfig, Environment, Observable } from 'relay-runtime';
import type { AppLanguage } from '../lib/i18n/language.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { useSeesCost } from '../lib/session/useSeesCost.ts';
import { createPriceFeed, type PriceState } from './price-feed.ts';

/** Cache settings of price requests: always from the server, without the page’s progress bar. */
export const PRICE_REQUEST: CacheConfig = { force: true, metadata: { isQuiet: true } };

/** Source of prices: the server, and a price sheet of one piece. */
export type PriceSource<Request, Price, Sheet, Piece> = {
  /** Requests the price from the server; null: it has none. */
  readonly ask: (
    environment: Environment,
    request: Request & { requestId: string },
  ) => Observable<Price | null>;
  /** The piece whose sheet prices the request. */
  readonly pieceOf: (request: Request) => Piece;
  /** Fetches the code that fetches sheets. */
  readonly loadSheets: () => Promise<
    (environment: Environment, piece: Piece, language: AppLanguage) => Sheet
  >;
  /**
   * The price by the sheet; null if it has none. The pricing note depends only on piece and customer, so it is taken
   * from the displayed price `shown`.
   */
  readonly predict: (sheet: Sheet, request: Request, shown: Price | null) => Price | null;
  /** Values that sheet and server must agree on, starting with the unit price. */
  readonly figures: (price: Price) => readonly unknown[];
};

/** The live price of a request: `{ price, isPending, hasFailed, retry }`. `source` must not change. */
export function usePriceFeed<
  Request,
  Price extends { readonly requestId?: string | null },
  Sheet extends { readonly renew: () => void },
  Piece,
>(
  source: PriceSource<Request, Price, Sheet, Piece>,
  asked: Request | null,
): PriceState<Price> & { retry: () => void } {
  const environment = useRelayEnvironment();
  const sheet = useRef<Sheet | null>(null);
  const [feed] = useState(() =>
    createPriceFeed<Request, Price>({
      send: (request, requestId, signal) =>
        answerOf(source.ask(environment, { ...request, requestId }), signal),
      predict: (request, shown) => sheet.current && source.predict(sheet.current, request, shown),
      compare: (predicted, price) => {
        const [here, there] = [source.figures(predicted), source.figures(price)];
        if (JSON.stringify(here) === JSON.stringify(there)) return;
        reportError(new Error(`The price of the sheet was ${here[0]}, not ${there[0]}`));
        sheet.current?.renew();
      },
    }),
  );
  const request = asked && JSON.stringify(asked);
  useEffect(() => {
    // Serialized, because the effect depends on the values of the request, not on object identity.
    if (request !== null) feed.ask(JSON.parse(request) as Request);
    return feed.stop;
  }, [feed, request]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  useSheet(sheet, source, state.price === null ? null : asked);
  return { ...state, retry: feed.retry };
}

/** Fetches the price sheet after the first price, for users with permission, and again for another piece. */
function useSheet<Request, Price, Sheet, Piece>(
  sheet: { current: Sheet | null },
  { pieceOf, loadSheets }: PriceSource<Request, Price, Sheet, Piece>,
  priced: Request | null,
): void {
  const environment = useRelayEnvironment();
  const language = useLocale();
  const wanted = useSeesCost() && priced !== null ? JSON.stringify(pieceOf(priced)) : null;
  useEffect(() => {
    if (wanted === null) return;
    let isShown = true;
    void loadSheets().then(
      (sheetOf) => {
        if (isShown) sheet.current = sheetOf(environment, JSON.parse(wanted) as Piece, language);
      },
      // The server prices for everyone.
      () => {},
    );
    return () => {
      isShown = false;
      sheet.current = null;
    };
  }, [environment, wanted, language, sheet, loadSheets]);
}

/** The value of a response, unless aborted. */
function answerOf<Answer>(answers: Observable<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const subscription = answers.subscribe({ next: resolve, error: reject });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(signal.reason);
    });
  });
}
