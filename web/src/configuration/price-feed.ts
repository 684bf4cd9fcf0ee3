/** State of a price feed. */
export type PriceState<Price> = {
  /** The last received or predicted price. While `isPending`, the server’s price is not known yet. */
  readonly price: Price | null;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
};

type PriceFeedOptions<Request, Price> = {
  /** Requests the price. Rejects if aborted or failed. Null: the server has no price. */
  readonly send: (request: Request, requestId: string, signal: AbortSignal) => Promise<Price | null>;
  /** Predicts the price without the server, given the last price `shown`; null: unknown. */
  readonly predict?: (request: Request, shown: Price | null) => Price | null;
  /** Called with the predicted price and the server’s price, which is shown. */
  readonly compare?: (predicted: Price, price: Price) => void;
  /** Delay after a change, in milliseconds. The first price is requested immediately. */
  readonly pauseMs?: number;
};

/** Prices of a configuration while it changes. */
type PriceFeed<Request, Price> = {
  /** Requests a price and aborts the previous request (ordering spec section 5). */
  readonly ask: (request: Request) => void;
  /** Retries after a failure. */
  readonly retry: () => void;
  readonly stop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => PriceState<Price>;
};

const PAUSE_MS = 150;

/**
 * One price at a time: the latest request wins. The previous request is aborted. If its response or error still
 * arrives, it is recognized by its `requestId` and ignored.
 */
export function createPriceFeed<Request, Price extends { readonly requestId?: string | null }>({
  send,
  predict,
  compare,
  pauseMs = PAUSE_MS,
}: PriceFeedOptions<Request, Price>): PriceFeed<Request, Price> {
  const listeners = new Set<() => void>();
  let state: PriceState<Price> = { price: null, isPending: true, hasFailed: false };
  let count = 0;
  let pendingId: string | null = null;
  let last: Request | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;

  function set(next: PriceState<Price>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    underWay?.abort();
    pendingId = null;
  }

  function start(request: Request, pause: number): void {
    stop();
    last = request;
    count += 1;
    const requestId = String(count);
    pendingId = requestId;
    const predicted = predict?.(request, state.price) ?? null;
    if (predicted !== null) set({ price: predicted, isPending: true, hasFailed: false });
    else if (!state.isPending || state.hasFailed) set({ ...state, isPending: true, hasFailed: false });
    timer = setTimeout(() => void fetchPrice(request, requestId, predicted), pause);
  }

  async function fetchPrice(request: Request, requestId: string, predicted: Price | null): Promise<void> {
    const controller = new AbortController();
    underWay = controller;
    const price = await send(request, requestId, controller.signal).catch(() => null);
    if (pendingId !== requestId) return;
    if (price === null) set({ ...state, isPending: false, hasFailed: true });
    else if (price.requestId === requestId) {
      set({ price, isPending: false, hasFailed: false });
      if (predicted !== null) compare?.(predicted, price);
    }
  }

  return {
    ask: (request) => start(request, state.price === null ? 0 : pauseMs),
    retry: () => last !== null && start(last, 0),
    stop,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
