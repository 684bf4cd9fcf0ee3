import type { Observable } from 'relay-runtime';

/** Validity of a price sheet, by the server’s clock. */
type Span = { readonly at: string; readonly validUntil: string };

/** A fetched price sheet, with its fetch time and expiry by the client’s clock. */
type Kept<Request, Price> = {
  readonly price: Pricing<Request, Price>;
  readonly fetchedAt: number;
  readonly madeAt: number;
  readonly lastsMs: number;
};

type Pricing<Request, Price> = (request: Request & { now: Date }) => Price | null;

/** Client-side prices. */
export type SheetPrices<Request, Price> = {
  /** The price of a request; null without a valid sheet. */
  readonly priceOf: (request: Request) => Price | null;
  /** Fetches the sheet again, because rates have changed on the server. */
  readonly renew: () => void;
};

/**
 * Fetches a price sheet, and again when it expires, without blocking the page. `read` extracts the sheet and its
 * pricing from a response; null: none.
 */
export function keepSheet<Answer, Request, Price>(
  fetch: () => Observable<Answer>,
  read: (answer: Answer) => { span: Span; price: Pricing<Request, Price> } | null,
): SheetPrices<Request, Price> {
  let kept: Kept<Request, Price> | null = null;
  let isFetching = false;

  function renew(): void {
    kept = null;
    if (isFetching) return;
    isFetching = true;
    const end = () => {
      isFetching = false;
    };
    fetch().subscribe({
      next: (answer) => {
        const sheet = read(answer);
        if (sheet === null) return;
        const madeAt = Date.parse(sheet.span.at);
        kept = {
          price: sheet.price,
          fetchedAt: performance.now(),
          madeAt,
          lastsMs: Date.parse(sheet.span.validUntil) - madeAt,
        };
      },
      // Without a sheet, only the server prices.
      error: end,
      complete: end,
    });
  }

  renew();
  return {
    renew,
    priceOf: (request) => {
      if (kept === null) return null;
      const age = performance.now() - kept.fetchedAt;
      if (age <= kept.lastsMs) return kept.price({ ...request, now: new Date(kept.madeAt + age) });
      renew();
      return null;
    },
  };
}
