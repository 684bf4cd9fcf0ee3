import { expect } from '@jest/globals';
import { type Actor, tokenOf } from '../../server/test/actors.ts';
import { everything, objectType } from '../access/selection.ts';
import { answerOf, type servedBothWays } from '../equal-answers/two-paths.ts';

/** Mutations whose result, selected three levels deep, would be larger than one operation may be. */
const LARGE: ReadonlySet<string> = new Set(['orderAndPay']);

/** A repeated call with its key must return the same bytes, read on both paths. */
export async function expectEqualRepeats(
  name: string,
  urls: Awaited<ReturnType<typeof servedBothWays>>,
  as: Actor,
  input: Record<string, unknown>,
): Promise<void> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const query = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on ${base}Success { ${everything(objectType(`${base}Success`), LARGE.has(name) ? 2 : 3)} } } }`;
  const sent = { query, variables: { input } };
  const plain = await answerOf(urls.plain, tokenOf(as), sent);
  expect(JSON.parse(plain.text)).toMatchObject({ data: { result: { __typename: `${base}Success` } } });
  expect(await answerOf(urls.fast, tokenOf(as), sent)).toEqual(plain);
}
