import { expect } from '@jest/globals';
import type { ContractCase, Json, Person, Seed } from './case.ts';
import { MISSING, NOBODYS } from './refusals.ts';

/**
 * A call about one record by its number in the path. An unknown number and another customer’s number have equal
 * answers.
 */
export function aboutRecord(
  call: string,
  as: Person,
  idOf: (seed: Seed) => number,
  check: (answer: Json, seed: Seed) => unknown,
): ContractCase {
  const [, template = ''] = call.split(' ');
  const path = (id: number | string) => template.replace(':id', String(id));
  return {
    call,
    as,
    good: (seed) => ({ path: path(idOf(seed)) }),
    check,
    bad: () => [
      { path: path(NOBODYS), ...MISSING },
      { path: path('first'), ...MISSING },
    ],
    outsider: (seed) => ({ path: path(idOf(seed)), status: 404 }),
  };
}

/** With pages of two rows, every row is on exactly one page, and the page after the last is empty. */
export async function expectPages(
  read: (pageNo: number) => Promise<readonly Json[]>,
  { base, total }: { base: 0 | 1; total: number },
): Promise<void> {
  const pages = Math.ceil(total / 2);
  const rows = [];
  for (let page = base; page < base + pages; page += 1) rows.push(...(await read(page)));
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map(({ id, jobID }) => id ?? jobID)).size).toBe(total);
  expect(await read(base + pages)).toEqual([]);
}
