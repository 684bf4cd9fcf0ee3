import { ask, type Call, isGraphqlSuccess } from './call.ts';
import { CONNECTIONS, load } from './load.ts';
import { requireSameRows } from './same-rows.ts';
import type { Lane, Row, Workload } from './workload.ts';

/** A lane that repeats one call. The call is rebuilt for every round, so that its token is valid. */
interface HttpLane extends Lane {
  readonly call: () => Promise<Call> | Call;
}

/** Loads a call with the given number of connections, by default that of every workload. */
export function httpLane(name: string, call: HttpLane['call'], connections = CONNECTIONS): HttpLane {
  return { name, call, measure: async (seconds) => load(await call(), seconds, connections) };
}

/** A lane that calls a path of the floor. */
export function floorLane(url: string, path: string, parameters: [string, string | number][]): HttpLane {
  return httpLane('floor', () => floorCall(url, path, parameters));
}

/** A call of the floor. */
export function floorCall(url: string, path: string, parameters: [string, string | number][]): Call {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return {
    url: `${url}${path}?${query}`,
    method: 'GET',
    headers: {},
    status: 200,
    accepts: (body) => body.startsWith('{"data"'),
  };
}

/** A lane that runs an operation on PostGraphile. */
export function postgraphileLane(url: string, query: string, variables: object): HttpLane {
  return httpLane('postgraphile', () => postgraphileCall(url, query, variables));
}

/** A call of an operation on PostGraphile. */
export function postgraphileCall(url: string, query: string, variables: object): Call {
  return {
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    status: 200,
    accepts: (body) => isGraphqlSuccess(body),
  };
}

/** A read workload. Every lane must return the same records, and at least `records` of them. */
export function readWorkload(options: {
  name: string;
  lanes: readonly HttpLane[];
  rows: readonly Row[];
  records: number;
}): Workload {
  const { name, lanes, rows, records } = options;
  return {
    name,
    lanes,
    rows,
    check: async () => {
      const answers = new Map<string, unknown>();
      for (const lane of lanes) answers.set(lane.name, await ask(await lane.call()));
      requireSameRows(answers, records);
    },
  };
}
