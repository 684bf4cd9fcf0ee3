import { z } from 'zod';
import type { TypedDocumentString } from '../../rest-facade/gql/graphql.ts';
import { pageOf } from '../../rest-facade/input/paging.ts';
import { parseFields, queryRecord, record } from '../../rest-facade/input/parse.ts';
import type { RestRequest, RestRoute, Run } from '../../rest-facade/route/route.ts';
import type { SampleRows } from '../../rest-facade/route/sample.ts';
import { routes } from '../../rest-facade/routes/index.ts';

/** A document that a route executes, with its variables. */
type Sent = { readonly name: string; readonly variables: Record<string, unknown> };

/** The variables of the first document of each route's sample, by the document's name. */
export async function restVariables(rows: SampleRows): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const route of routes) {
    const sent = await firstSent(route, rows);
    if (sent) found[sent.name] = [...(found[sent.name] ?? []), sent.variables];
  }
  return found;
}

/** Parses a route's sample like the facade, up to the first document. */
async function firstSent(route: RestRoute, rows: SampleRows): Promise<Sent | null> {
  const { params = {}, query = {}, body = {}, form } = await route.sample(rows);
  const texts = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  let sent: Sent | null = null;
  const run = ((document: TypedDocumentString<unknown, unknown>, variables: Record<string, unknown>) => {
    sent ??= { name: /\b(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? '', variables };
    return Promise.reject(new Error('Only sent, not answered.'));
  }) as Run;
  const queryFields = parseFields(queryRecord(route.query), texts(query));
  const request: RestRequest = {
    params: z.object(route.params).parse(texts(params)),
    query: queryFields,
    body: parseFields(record(route.body), form ? withoutFiles(form) : body),
    files: [],
    filesByField: new Map(),
    idempotencyKey: null,
    language: 'en',
    page: pageOf(queryFields, route.pageBase ?? 1),
    run,
    pdf: () => Promise.reject(new Error('Only sent, not answered.')),
  };
  // Parsed by the route's own schemas; its response is ignored.
  await route.handle(request as RestRequest<never, never, never>).catch(() => {});
  return sent;
}

/** Files are omitted from the fields of a form. */
function withoutFiles(form: Readonly<Record<string, string | File>>): object {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => !(value instanceof File)));
}
