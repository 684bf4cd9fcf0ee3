import { isDeepStrictEqual } from 'node:util';

const NOT_CONTENT = new Set(['cursor', 'startCursor', 'endCursor']);
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Integer keys of all records in a response, in order. `id` is a number or an opaque id; `nodeId` is PostGraphile's.
 */
export function keysIn(answer: unknown): number[] {
  return entriesIn(answer).flatMap(([name, value]) => (isId(name) ? [keyOf(value)] : []));
}

/** Every value of a response except cursors. Ids are integers, and decimals are compared as numbers. */
export function contentOf(answer: unknown): unknown[] {
  return entriesIn(answer)
    .filter(([name]) => !NOT_CONTENT.has(name))
    .map(([name, value]) => {
      if (isId(name)) return keyOf(value);
      return typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
    });
}

/**
 * Checks that all programs return the same records, and at least `atLeast` of them. The floor must also return the same
 * values.
 * @throws naming the programs that differ.
 */
export function requireSameRows(answers: ReadonlyMap<string, unknown>, atLeast: number): void {
  const [[firstName, first] = ['', null], ...others] = answers;
  const keys = keysIn(first);
  if (keys.length < atLeast) {
    throw new Error(`${firstName} returned ${keys.length} records, but at least ${atLeast} are expected.`);
  }
  for (const [name, answer] of others) {
    const isSame =
      name === 'floor'
        ? isDeepStrictEqual(contentOf(answer), contentOf(first))
        : isDeepStrictEqual(keysIn(answer), keys);
    if (isSame) continue;
    const shown = (value: unknown) => JSON.stringify(value).slice(0, 1_500);
    throw new Error(`${firstName} and ${name} differ:\n${shown(first)}\n${shown(answer)}`);
  }
}

function isId(name: string): boolean {
  return name === 'id' || name === 'nodeId';
}

function keyOf(id: unknown): number {
  if (typeof id === 'number') return id;
  return Number(/(\d+)\D*$/.exec(Buffer.from(String(id), 'base64').toString())?.[1]);
}

/** Names and values of all scalars, depth first. List items have no name. */
function entriesIn(value: unknown, name = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, each]) => entriesIn(each, Array.isArray(value) ? '' : key));
}
