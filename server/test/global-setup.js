// Written in JavaScript because Jest loads it itself; Node strips the types of what it imports.
import { startTestServer } from './test-server.ts';

/** One PostgreSQL for the whole run, started by its first project. */
export default async function globalSetup() {
  globalThis.stopTestServer ??= await startTestServer();
}
