/**
 * Returns the same idempotency key for consecutive equal requests, so that retrying after a lost answer never orders
 * twice. A different request gets a new key.
 */
export function idempotencyKeys(): (request: object) => string {
  let last = { request: '', key: '' };
  return (request) => {
    const text = JSON.stringify(request);
    if (text !== last.request) last = { request: text, key: crypto.randomUUID() };
    return last.key;
  };
}
