import autocannon from 'autocannon';
import type { Call } from './call.ts';
import type { Sample } from './sample.ts';
import { percentile } from './statistics.ts';

/** Concurrent connections of every workload. */
export const CONNECTIONS = 8;

/**
 * Repeats one call over several connections, each of which waits for its response, and measures every response time.
 * @throws if the call does not accept a response, because errors are fast and must not count.
 */
export async function load(call: Call, seconds: number, connections = CONNECTIONS): Promise<Sample> {
  const times: number[] = [];
  let refused = 0;
  const begun = performance.now();
  let ended = begun;
  const { errors, timeouts, mismatches } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: call.url,
      method: call.method,
      headers: { ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      connections,
      duration: seconds,
      sampleInt: 100,
      verifyBody: (body) => call.accepts(String(body ?? '')),
    };
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      ended = performance.now();
      if (status !== call.status) refused += 1;
    });
  });
  const bad = { refused, errors, timeouts, mismatches };
  if (times.length === 0 || Object.values(bad).some((count) => count > 0)) {
    throw new Error(
      `${call.method} ${call.url}: ${times.length} responses, unexpected: ${JSON.stringify(bad)}.`,
    );
  }
  return sampleOf(times, (ended - begun) / 1_000);
}

/** A sample of all response times in milliseconds and the total duration in seconds. */
export function sampleOf(times: readonly number[], elapsed: number): Sample {
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
