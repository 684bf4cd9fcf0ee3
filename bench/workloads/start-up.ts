import { type Call, isGraphqlSuccess } from '../call.ts';
import { DOCUMENTS } from '../documents.ts';
import { documentId } from '../endpoint.ts';
import type { Environment, Site } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { timesAsFastAs } from '../targets.ts';
import type { Workload } from '../workload.ts';

/**
 * The start-up data of clients (statuses, metals, groups, settings, countries), in full, and with its ETag, which
 * returns only 304. Null if the product sends no ETag.
 */
export async function startUpData({ product }: Environment): Promise<Workload | null> {
  const etag = await etagOf(await startUpCall(product));
  if (etag === null) return null;
  const whole = httpLane('whole', () => startUpCall(product));
  const unchanged = httpLane('product', async () => sentBack(await startUpCall(product), etag));
  return {
    name: 'start-up data',
    lanes: [unchanged, whole],
    rows: [
      { name: 'start-up data', lane: 'whole', targets: [] },
      {
        name: 'start-up data, matching ETag',
        lane: 'product',
        targets: [timesAsFastAs('whole', 'the whole answer', 3)],
      },
    ],
    check: async () => {
      const { url, headers, status } = sentBack(await startUpCall(product), etag);
      const response = await fetch(url, { headers });
      if (response.status !== status) throw new Error(`${url} returned ${response.status} for its own ETag.`);
    },
  };
}

async function startUpCall({ url, wholesaler }: Site): Promise<Call> {
  return {
    url: `${url}/graphql?${new URLSearchParams({ documentId: documentId(DOCUMENTS.BenchStartUp) })}`,
    method: 'GET',
    headers: { ...(await wholesaler.headers()), accept: 'application/json' },
    status: 200,
    accepts: isGraphqlSuccess,
  };
}

async function etagOf({ url, headers }: Call): Promise<string | null> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.headers.get('etag');
}

function sentBack(call: Call, etag: string): Call {
  const headers = { ...call.headers, 'if-none-match': etag };
  return { ...call, headers, status: 304, accepts: (body) => body === '' };
}
