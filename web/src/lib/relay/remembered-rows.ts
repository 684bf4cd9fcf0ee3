import { createContext, useContext, useEffect } from 'react';
import type { Variables } from 'relay-runtime';

/** A query as requested by the router. */
type RequestedQuery = { readonly name: string; readonly variables: Variables };

/** The query of the current page. */
export const PageQuery = createContext<RequestedQuery | null>(null);

/** Maximum number of stored lists; the oldest is removed first. */
const MAX_LISTS = 50;

const remembered = new Map<string, number>();

function keyOf({ name, variables }: RequestedQuery): string {
  return name + JSON.stringify(variables);
}

/** Stores the number of loaded rows of a list page, so that going back restores it. */
export function useRememberedRows(count: number): void {
  const query = useContext(PageQuery);
  useEffect(() => {
    if (!query) return;
    const key = keyOf(query);
    remembered.delete(key);
    remembered.set(key, count);
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_LISTS && oldest !== undefined) remembered.delete(oldest);
  }, [query, count]);
}

/** The number of rows when this query was last on screen; 0 if never. */
export function rememberedRows(query: RequestedQuery): number {
  return remembered.get(keyOf(query)) ?? 0;
}
