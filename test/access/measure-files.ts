import { readFileSync } from 'node:fs';
import { declaredDocuments } from '../../server/documents/kit/document.ts';
import { ask, type RestRequest } from './ask.ts';
import { FILE_RELATIONS, fileRows } from './file-rows.ts';
import { matrixSamples } from './matrix-samples.ts';
import { type MeasureCell, measureTable, wrongWith } from './measure.ts';
import type { World } from './world.ts';

const FILES = '/files/';
const DOCUMENTS = '/documents/';

/** Paths of the server besides REST, from its router. */
const SERVER_PATHS = [
  ...new Set(
    [
      ...readFileSync(new URL('../../server/app.ts', import.meta.url), 'utf8').matchAll(/'(\/[a-z]+\/?)'/g),
    ].map(([, path = '']) => path),
  ),
].filter((path) => path !== FILES && path !== DOCUMENTS);

const ELSEWHERE = { 'x-forwarded-for': '203.0.113.7' };

/** Requests for the server's own paths that need more than the path. */
async function pageRequests({ url, matrixActors }: World): Promise<Record<string, RestRequest>> {
  const drawn = await ask(url, matrixActors.people.visitor, {
    path: '/api/products/updateProductImages?productCode=BAND-1',
  });
  const html = { headers: { accept: 'text/html' } };
  const page = await ask(url, matrixActors.people.visitor, { path: '/graphql', ...html });
  return {
    '/graphql': { path: '/graphql', ...html },
    '/graphiql/': { path: /\/graphiql\/[^"]+/.exec(page.text)?.[0] ?? '/graphiql/' },
    '/pictures/': { path: Object(drawn.body).value[0] },
    '/exports/': { path: '/exports/jobOrders.csv' },
    '/webhooks/': { path: '/webhooks/payments/square', method: 'POST' },
    '/unsubscribe': { path: '/unsubscribe?key=nothing', method: 'POST' },
    '/metrics, elsewhere': { path: '/metrics', headers: ELSEWHERE },
  };
}

/** Every kind of document of Luna's holder, requested by HEAD, which renders nothing. */
async function documentRequests(world: World): Promise<Record<string, RestRequest>> {
  const samples = matrixSamples(world);
  const requests = [...declaredDocuments().values()].map(async ({ kind, by, sample }) => {
    const keys = await sample(samples);
    const ids = keys
      .map((key, at) => `${typeof by === 'string' ? 'id' : by[at]}=${encodeURIComponent(key)}`)
      .join('&');
    const path = by === 'number' ? `${DOCUMENTS}${kind}/${keys[0]}.pdf` : `${DOCUMENTS}${kind}.pdf?${ids}`;
    return [`${DOCUMENTS} ${kind}`, { path, method: 'HEAD' }] as const;
  });
  return Object.fromEntries(await Promise.all(requests));
}

/** Every path of the server except REST, and every file by its relation, for all columns. */
export async function measureFiles(world: World) {
  // Samples of documents order the cart, so the drawing of a line is attached afterwards.
  const documents = await documentRequests(world);
  const rows = await fileRows(world);
  const pages = { ...(await pageRequests(world)), ...documents };
  const others = Object.keys(pages).filter((name) => name.includes(',') || name in documents);
  const named = Object.keys(rows).map((name) => name.split(',')[0]);
  const without = FILE_RELATIONS.filter((relation) => !named.includes(relation));
  if (without.length > 0) throw new Error(`file-rows.ts lacks a file that hangs on ${without.join(', ')}.`);
  const files = Object.fromEntries(Object.entries(rows).map(([name, id]) => [`${FILES} ${name}`, id]));
  return measureTable(world, {
    kind: 'paths',
    what: 'path or file',
    names: [...SERVER_PATHS, ...others, ...Object.keys(files)].sort(),
    cell: async (row) => {
      await world.matrixActors.grantPermissions(row.column, row.needs);
      const id = files[row.name];
      return id === undefined
        ? page(world, row, pages[row.name] ?? { path: row.name })
        : file(world, row, id);
    },
  });
}

async function page(world: World, { column, actor }: Parameters<MeasureCell>[0], request: RestRequest) {
  const answer = await ask(world.url, actor, request);
  return { outcome: outcomeOf(answer.status), problems: wrongWith(column, outcomeOf(answer.status), answer) };
}

/**
 * A file in both sizes, with and without a browser's cache. Users who may not see it get the response of a missing
 * file.
 */
async function file(world: World, { column, actor }: Parameters<MeasureCell>[0], id: number) {
  const answer = await ask(world.url, actor, { path: `${FILES}${id}` });
  const outcome = outcomeOf(answer.status);
  const problems = wrongWith(column, outcome, answer);
  const known = { 'if-none-match': `"${'a'.repeat(32)}"` };
  const others: [string, RestRequest, string][] = [
    ['small', { path: `${FILES}${id}?w=160` }, outcome],
    [
      'to a browser that kept it',
      { path: `${FILES}${id}`, headers: known },
      outcome === 'ok' ? '304' : outcome,
    ],
    ['by HEAD', { path: `${FILES}${id}`, method: 'HEAD' }, outcome],
  ];
  for (const [how, request, expected] of others) {
    const { status } = await ask(world.url, actor, request);
    if (outcomeOf(status) !== expected) problems.push(`${how}: ${status}`);
  }
  if (outcome === 'missing') {
    const nothing = await ask(world.url, actor, { path: `${FILES}2000000000` });
    if (nothing.text !== answer.text) problems.push(`a missing file answers otherwise: ${nothing.text}`);
  }
  return { outcome, problems };
}

function outcomeOf(status: number): string {
  const outcomes: Record<number, string> = {
    200: 'ok',
    401: 'signin',
    403: 'refused',
    404: 'missing',
    500: 'bug',
  };
  return outcomes[status] ?? String(status);
}
