import { createContext, useContext } from 'react';

/** Opens an action’s dialog on the current quote. */
type QuoteDialogOpener = { readonly open: (action: string) => void };

/** Provided by the quote page. */
export const QuoteDialogContext = createContext<QuoteDialogOpener>({ open: () => {} });

/** Opens an action’s dialog on the current quote. */
export function useQuoteDialog(): QuoteDialogOpener {
  return useContext(QuoteDialogContext);
}

/** A quote with the data that its actions send. */
export type QuoteRef = { readonly id: string; readonly number: string; readonly version: number };
