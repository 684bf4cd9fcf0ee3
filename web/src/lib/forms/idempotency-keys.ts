/**
 * Gives the same key to equal requests that follow each other, so that trying again after a lost answer never orders
 * twice; another request gets another key.
 */
export function idempotencyKeys(): (request: object) => string {
  let last = { request: '', key: '' };
  return (request) => {
    const text = JSON.stringify(request);
    if (text !== last.request) last = { request: text, key: crypto.randomUUID() };
    return last.key;
  };
}
