import { createContext, useContext, useEffect } from 'react';
import type { Variables } from 'relay-runtime';

/** A query as the router requested it. */
export type RequestedQuery = { readonly name: string; readonly variables: Variables };

/** The query of the page that one is in. */
export const PageQuery = createContext<RequestedQuery | null>(null);

/** Lists whose length is stored; the oldest is dropped first. */
const MOST_LISTS = 50;

const remembered = new Map<string, number>();

function keyOf({ name, variables }: RequestedQuery): string {
  return name + JSON.stringify(variables);
}

/** Stores how many rows of its list a page shows, so that going back shows as many. */
export function useRememberedRows(count: number): void {
  const query = useContext(PageQuery);
  useEffect(() => {
    if (!query) return;
    const key = keyOf(query);
    remembered.delete(key);
    remembered.set(key, count);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_LISTS && oldest !== undefined) remembered.delete(oldest);
  }, [query, count]);
}

/** How many rows this query showed when it was last on screen; 0 when it never was. */
export function rememberedRows(query: RequestedQuery): number {
  return remembered.get(keyOf(query)) ?? 0;
}
