import { createContext, useContext } from 'react';

/** Opens the dialog of an action over the quote of the page. */
type QuoteDialogOpener = { readonly open: (action: string) => void };

/** Given by the page of a quote. */
export const QuoteDialogContext = createContext<QuoteDialogOpener>({ open: () => {} });

/** Opens the dialog of an action over the quote of the page. */
export function useQuoteDialog(): QuoteDialogOpener {
  return useContext(QuoteDialogContext);
}

/** A quote, as far as its acts send it back. */
export type QuoteRef = { readonly id: string; readonly number: string; readonly version: number };
