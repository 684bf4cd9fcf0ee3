import { readFileSync } from 'node:fs';

/** A call of the specifications: what legacy clients may ask for. */
export interface DocumentedCall {
  readonly area: string;
  readonly method: string;
  readonly path: string;
  /** Names in the query string and in the body, as the specifications list them. */
  readonly query: string;
  readonly body: string;
  readonly shape: string;
}

/** The documented calls, in the order of the list. */
export function documentedCalls(): DocumentedCall[] {
  const [, ...rows] = readFileSync(new URL('./documented-calls.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [area = '', method = '', path = '', query = '', body = '', , shape = ''] = row.split('\t');
    return { area, method, path, query, body, shape };
  });
}

/** Identity of a call: paths differ neither by case nor by the names of their parameters. */
export function callKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method.toUpperCase()} ${path.toLowerCase().replaceAll(/:\w+/g, ':')}`;
}
