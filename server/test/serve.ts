import { afterAll } from '@jest/globals';
import { createServer, type ServerDeps } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import { listen } from '../http/listen.ts';
import { testServices } from './services.ts';

/** Sends an operation with POST, as JSON. */
export type Post = (query: string, variables?: object, headers?: Record<string, string>) => Promise<Response>;

/** The server on a free port until the last test of the file, without REST and web unless given. */
export async function serve(
  db: Database,
  { config, ...deps }: Partial<Omit<ServerDeps, 'db' | 'services'>> & { config?: Partial<Config> } = {},
): Promise<{ url: string; post: Post }> {
  const services = await testServices();
  const changed = { ...services, config: { ...services.config, ...config, port: 0 } };
  const listener = createServer({ db, services: changed, pendingMigrations: async () => [], ...deps });
  const { url, stop } = await listen(listener, changed.config);
  afterAll(stop);

  const post: Post = (query, variables = {}, headers = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
  return { url, post };
}
