/** Drops everything the run created, once. */
export default async function globalTeardown() {
  const stop = globalThis.stopTestServer;
  globalThis.stopTestServer = undefined;
  await stop?.();
}
