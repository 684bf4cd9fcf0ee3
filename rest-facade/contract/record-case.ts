import { expect } from '@jest/globals';
import type { ContractCase, Json, Person, Refusal, Seed } from './case.ts';

/** The number of nothing. */
export const NOBODYS = 2_000_000_000;

/** Whatever is missing, and whatever others have. */
export const MISSING = { status: 404, key: 'NOT_FOUND', text: 'This record could not be found.' } as const;

/** A step that does not lead from where a record stands. */
export const REFUSED = {
  status: 200,
  key: 'STATUS_TRANSITION_DENIED',
  text: 'This status cannot be reached from here.',
} as const;

/** Pages of every list are as wrong as this. */
export function badPages(path: string, base: 0 | 1): Refusal[] {
  return [
    { path: `${path}?pageNo=${base - 1}`, status: 422, key: 'pageNo', text: 'This value is too small.' },
    { path: `${path}?pageSize=101`, status: 422, key: 'pageSize', text: 'This value is out of range.' },
    {
      path: `${path}?pageSize=100&pageNo=${102 + base}`,
      status: 422,
      key: 'pageNo',
      text: 'This page is too deep in the list. Please narrow the filter.',
    },
  ];
}

/** A call about one record by its number in the path: nobody's number and another customer's answer alike. */
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

/** All pages of a list by two rows have each row once, and nothing comes after them. */
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
