import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { CacheConfig, Environment, Observable } from 'relay-runtime';
import type { AppLanguage } from '../lib/i18n/language.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { useSeesCost } from '../lib/session/useSeesCost.ts';
import { createPriceFeed, type PriceState } from './price-feed.ts';

/** How a price is asked for: from the server every time, without the progress bar of the page. */
export const PRICE_REQUEST: CacheConfig = { force: true, metadata: { isQuiet: true } };

/** Where prices come from: the server, and a sheet of what prices of one piece are made of. */
export type PriceSource<Request, Price, Sheet, Piece> = {
  /** Asks the server; null: it has no price. */
  readonly ask: (
    environment: Environment,
    request: Request & { requestId: string },
  ) => Observable<Price | null>;
  /** What the sheet is of that prices the request. */
  readonly pieceOf: (request: Request) => Piece;
  /** Fetches the code that fetches sheets. */
  readonly loadSheets: () => Promise<
    (environment: Environment, piece: Piece, language: AppLanguage) => Sheet
  >;
  /**
   * The price by the sheet; null where it has none. When the price is fixed depends on the piece and the customer alone,
   * so that `shown`, the price on the screen, tells it.
   */
  readonly foresee: (sheet: Sheet, request: Request, shown: Price | null) => Price | null;
  /** What sheet and server must agree on, beginning with the price of one piece. */
  readonly figures: (price: Price) => readonly unknown[];
};

/** The price of what is asked for, following it: `{ price, isPending, hasFailed, retry }`. `source` stays the same. */
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
      foresee: (request, shown) => sheet.current && source.foresee(sheet.current, request, shown),
      compare: (foreseen, price) => {
        const [here, there] = [source.figures(foreseen), source.figures(price)];
        if (JSON.stringify(here) === JSON.stringify(there)) return;
        reportError(new Error(`The price of the sheet was ${here[0]}, not ${there[0]}`));
        sheet.current?.renew();
      },
    }),
  );
  const request = asked && JSON.stringify(asked);
  useEffect(() => {
    // Its own text: the effect depends on what is asked, not the identity of objects made while rendering.
    if (request !== null) feed.ask(JSON.parse(request) as Request);
    return feed.stop;
  }, [feed, request]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  useSheet(sheet, source, state.price === null ? null : asked);
  return { ...state, retry: feed.retry };
}

/** Fetches what prices are made of, for those who may see it, once the first price is there; anew for another piece. */
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
      // The server prices as it does for everybody.
      () => {},
    );
    return () => {
      isShown = false;
      sheet.current = null;
    };
  }, [environment, wanted, language, sheet, loadSheets]);
}

/** What an answer says, unless it is aborted. */
function answerOf<Answer>(answers: Observable<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const subscription = answers.subscribe({ next: resolve, error: reject });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(signal.reason);
    });
  });
}
