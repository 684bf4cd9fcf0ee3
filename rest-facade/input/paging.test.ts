import { expect, test } from '@jest/globals';
import { pageFields, pageOf } from './paging.ts';
import { parseFields, queryRecord } from './parse.ts';

const readPage = (query: Record<string, string>, base: 0 | 1) =>
  pageOf(parseFields(queryRecord(pageFields(base)), query), base);

test.each<[query: Record<string, string>, base: 0 | 1, first: number, skip: number]>([
  [{}, 1, 10, 0],
  [{}, 0, 10, 0],
  [{ pageNo: '', pageSize: '' }, 1, 10, 0],
  [{ pageNo: '2', pageSize: '20' }, 1, 20, 20],
  [{ pageNo: '2', pageSize: '20' }, 0, 20, 40],
  [{ PageNo: '1', PAGESIZE: '100' }, 1, 100, 0],
  [{ pageNo: '100', pageSize: '100' }, 0, 100, 10_000],
])('page %j from base %i', (query, base, first, skip) => {
  expect(readPage(query, base)).toMatchObject({ first, skip });
});

test.each<[query: Record<string, string>, base: 0 | 1, key: string, code: string]>([
  [{ pageSize: '0' }, 1, 'pageSize', 'OUT_OF_RANGE'],
  [{ pageSize: '101' }, 1, 'pageSize', 'OUT_OF_RANGE'],
  [{ pageSize: 'ten' }, 1, 'pageSize', 'WRONG_TYPE'],
  [{ pageNo: '0' }, 1, 'pageNo', 'TOO_SMALL'],
  [{ pageNo: '-1' }, 0, 'pageNo', 'TOO_SMALL'],
  [{ pageNo: '102', pageSize: '100' }, 1, 'pageNo', 'PAGE_TOO_DEEP'],
])('page %j from base %i is refused', (query, base, key, code) => {
  expect(() => readPage(query, base)).toThrow(
    expect.objectContaining({ status: 422, messages: [expect.objectContaining({ key, code })] }),
  );
});
