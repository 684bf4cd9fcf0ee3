import { afterAll, expect } from '@jest/globals';
import { openDatabase } from '../../server/database/client.ts';
import { type Actor, bearer } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { serve } from '../../server/test/serve.ts';

/** The result of a mutation. */
export type Answer = { __typename: string; code?: string; [field: string]: unknown };

/** One of several concurrent mutation calls. */
type Call = {
  as?: Actor;
  mutation: string;
  select?: string;
  headers?: Record<string, string>;
};

/** Two servers that share only the database, as behind a load balancer, with calls to both in turn. */
export async function racingServers() {
  const { db, url, pool } = await testDatabase();
  const other = openDatabase(url);
  const servers = [await serve(db), await serve(other.db)] as const;
  afterAll(() => other.close());

  /**
   * Sends a number of concurrent mutations to both servers in turn.
   * @returns the results
   */
  async function atOnce(times: number, call: (index: number) => Call): Promise<Answer[]> {
    const responses = Array.from({ length: times }, async (_each, index) => {
      const { as, mutation, select = '', headers } = call(index);
      const document = `mutation { result: ${mutation} { __typename ... on MutationError { code } ${select} } }`;
      const server = index % 2 === 0 ? servers[0] : servers[1];
      const response = await server.post(document, {}, { ...headers, ...(as ? bearer(as) : {}) });
      const body = await response.json();
      expect(body.errors).toBeUndefined();
      return body.data.result;
    });
    return Promise.all(responses);
  }

  return { db, pool, atOnce };
}

/** Number of results by code or type name. */
export function kinds(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, __typename } of answers) {
    const kind = code ?? __typename;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
