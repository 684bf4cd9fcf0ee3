import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Maximum size of a feed response, in bytes. */
const MAX_BYTES = 300_000;

/** Time-out of a feed. */
const TIMEOUT_MS = 10_000;

/** A feed could not be read. The message contains nothing of its response. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/**
 * Fetches a feed. Allows only http and https, no redirects, limited size and time, and only public addresses unless
 * `allowsPrivate`. It connects to the checked address, so that a later DNS answer does not matter.
 */
export async function fetchFeed(
  url: string,
  { allowsPrivate, timeoutMs = TIMEOUT_MS }: { allowsPrivate: boolean; timeoutMs?: number },
): Promise<string> {
  const target = new URL(url);
  if (target.protocol !== 'http:' && target.protocol !== 'https:')
    throw new FeedError('A feed is fetched over http or https.');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true });
  const [first] = found;
  if (!first) throw new FeedError('The host of the feed has no address.');
  if (!allowsPrivate && !found.every(({ address }) => isPublic(address)))
    throw new FeedError('The feed is at a private address (MARKET_FEED_PRIVATE allows it).');
  return get(target, first, timeoutMs);
}

/** Whether an address is public: not loopback, private, link-local, reserved or translated. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

function get(target: URL, to: { address: string; family: number }, timeoutMs: number): Promise<string> {
  const open = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = open(
      target,
      {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'text/csv, application/json', 'accept-encoding': 'identity' },
        lookup: (_host, options, done) => {
          if (options.all) done(null, [to]);
          else done(null, to.address, to.family);
        },
      },
      (answer) => {
        if (answer.statusCode !== 200) {
          answer.destroy();
          reject(new FeedError(`The feed answered ${answer.statusCode}.`));
          return;
        }
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          parts.push(part);
          if (size > MAX_BYTES) answer.destroy(new FeedError(`The feed is larger than ${MAX_BYTES} bytes.`));
        });
        answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
        answer.on('error', reject);
      },
    );
    call.on('error', (error) =>
      reject(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? new FeedError('The feed took too long.')
          : error,
      ),
    );
    call.end();
  });
}
