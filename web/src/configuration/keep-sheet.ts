import type { Observable } from 'relay-runtime';

/** What a sheet says of its time, by the server's clock. */
type Span = { readonly at: string; readonly validUntil: string };

/** A sheet that was fetched, and by the clock of this page when it was and until when it serves. */
type Kept<Request, Price> = {
  readonly price: Pricing<Request, Price>;
  readonly fetchedAt: number;
  readonly madeAt: number;
  readonly lastsMs: number;
};

type Pricing<Request, Price> = (request: Request & { now: Date }) => Price | null;

/** Prices without the server. */
export type SheetPrices<Request, Price> = {
  /** The price of what is asked for; null while there is no sheet that serves. */
  readonly priceOf: (request: Request) => Price | null;
  /** Fetches the sheet anew: the server knows other rates. */
  readonly renew: () => void;
};

/**
 * Fetches a sheet, and again when it has expired; the page waits for none of it. `read` takes the sheet out of an answer,
 * with how it prices; null: there is none.
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
      // Without a sheet the server prices alone.
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
