import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { json } from '../answers/values.ts';
import { RestFailure } from '../errors/failure.ts';
import {
  code,
  decimal,
  flag,
  integer,
  listOf,
  optional,
  recordId,
  text,
  textUpTo,
  wordOf,
} from './fields.ts';
import { listFilters, parseFields, queryRecord, record, recordOrId } from './parse.ts';

const read = (type: z.ZodType, source: unknown) => parseFields(record({ field: type }), source).field;
const parsed = (type: z.ZodType, source: unknown) => parseFields(queryRecord({ field: type }), source).field;

const share = recordOrId({ id: recordId, amount: optional(decimal) });
const SHARES = [{ id: 7 }, { id: 8, amount: '1.50' }];
const narrowing = { a: integer.optional(), search: text.optional() };

test.each<[what: string, got: unknown, expected: unknown]>([
  [
    'words as what is searched for',
    parsed(listFilters(narrowing), { field: ' INV-1 ' }),
    { search: 'INV-1' },
  ],
  ['an empty list as nothing that narrows', parsed(listFilters(narrowing), { field: '[]' }), {}],
  ['all as nothing that narrows', parsed(listFilters(narrowing), { field: 'ALL' }), {}],
  ['the id of a record', read(recordId, { field: 7 }), 7],
  ['the id of a record in digits', read(recordId, { field: '7' }), 7],
  ['the id of a record within it', read(recordId, { field: { name: 'x', ID: '7' } }), 7],
  ['ids of records in every form', read(listOf(recordId), { field: [7, '8', { id: 9 }] }), [7, 8, 9]],
  ['the same ids as JSON text', parsed(listOf(recordId), { field: '[7, "8"]' }), [7, 8]],
  ['a list of records', read(listOf(share), { field: [7, { ID: '8', amount: '1.50' }] }), SHARES],
  ['names without regard to case', read(text, { FIELD: 'a' }), 'a'],
  ['null as absent', read(optional(integer), { field: null }), undefined],
  ['null where null is a value', read(json, { field: null }), null],
  ['an empty text of a body', read(optional(text), { field: '' }), ''],
  ['an empty query value as absent', parsed(integer.optional(), { Field: '' }), undefined],
  [
    'empty JSON in a query value as absent',
    parsed(listFilters(narrowing).optional(), { field: '' }),
    undefined,
  ],
  ['an empty value inside JSON as absent', parsed(listFilters(narrowing), { field: '{"A":""}' }), {}],
  ['a number as a text', read(text, { field: 12345 }), '12345'],
  ['a fraction as a text', read(optional(text), { field: 12.5 }), '12.5'],
  ['numbers in a list of texts', read(listOf(text), { field: [7, 'a'] }), ['7', 'a']],
  ['a short text with many accents', read(textUpTo(2), { field: 'e\u0301e\u0301' }), 'e\u0301e\u0301'],
  ['a short text of joined emoji', read(textUpTo(1), { field: '👨‍👩‍👧‍👦' }), '👨‍👩‍👧‍👦'],
  ['an integer', read(integer, { field: 7 }), 7],
  ['digits', read(integer, { field: '7' }), 7],
  ['a decimal number', read(decimal, { field: 7.25 }), '7.25'],
  ['a decimal text', read(decimal, { field: ' 7.25' }), '7.25'],
  ['a flag of a query string', parsed(flag, { field: 'False' }), false],
  ['a comma-separated list', parsed(listOf(integer), { field: '1,2' }), [1, 2]],
  ['a list', read(listOf(integer), { field: [1, 2] }), [1, 2]],
  ['one value as a list', read(listOf(integer), { field: 1 }), [1]],
  ['a word whatever its case', read(wordOf(['One', 'Two']), { field: 'ONE' }), 'One'],
  ['a code whatever its case', read(code, { field: ' accept ' }), 'ACCEPT'],
  ['nothing of an array', read(optional(text), ['a']), undefined],
  ['nothing of a text', read(optional(text), 'field'), undefined],
  ['nothing that is not asked for', parseFields(record({}), { field: 1 }), {}],
])('reads %s', (_what, got, expected) => {
  expect(got).toEqual(expected);
});

const nested = record({ id: integer });

test.each<[what: string, type: z.ZodType, value: unknown, key: string, code: string]>([
  ['a missing text', text, undefined, 'field', 'REQUIRED'],
  ['null for a text', text, null, 'field', 'REQUIRED'],
  ['a missing list', listOf(integer), undefined, 'field', 'REQUIRED'],
  ['a flag for a text', text, true, 'field', 'WRONG_TYPE'],
  ['an object for a text', text, { a: 1 }, 'field', 'WRONG_TYPE'],
  ['a repeated query key', text, ['a', 'b'], 'field', 'WRONG_TYPE'],
  ['a long text', textUpTo(2), 'abc', 'field', 'TOO_BIG'],
  ['a text for an integer', integer, 'seven', 'field', 'WRONG_TYPE'],
  ['a fraction', integer, 1.5, 'field', 'WRONG_TYPE'],
  ['more than 32 bits', integer, 2 ** 31, 'field', 'WRONG_TYPE'],
  ['an exponent', decimal, '1e9', 'field', 'WRONG_TYPE'],
  ['a text for a flag', flag, 'maybe', 'field', 'WRONG_TYPE'],
  ['a bad member of a list', listOf(integer), [1, 'x'], 'field', 'WRONG_TYPE'],
  ['a missing field of a member', listOf(share), [{ amount: 1 }], 'field.0.id', 'REQUIRED'],
  ['a field of a second member', listOf(share), [7, { id: 8, amount: 'x' }], 'field.1.amount', 'WRONG_TYPE'],
  ['filters as a list', listFilters(narrowing), '[{"search":"x"}]', 'field', 'WRONG_TYPE'],
  ['another word', wordOf(['One']), 'two', 'field', 'UNKNOWN'],
  ['a list for an object', nested, [], 'field', 'WRONG_TYPE'],
  ['a field inside an object', nested, { id: 'x' }, 'field.id', 'WRONG_TYPE'],
  ['a member that is no object', z.array(nested), [1], 'field.0', 'WRONG_TYPE'],
  ['no JSON', listFilters(narrowing), '{', 'field', 'WRONG_TYPE'],
  ['a field inside JSON', listFilters({ ...narrowing, id: integer }), '{"ID":"x"}', 'field.id', 'WRONG_TYPE'],
])('refuses %s and names the field', (_what, type, value, key, code) => {
  expect(failureOf(() => read(type, { field: value }))).toMatchObject({
    status: 422,
    messages: [{ key, code }],
  });
});

function failureOf(attempt: () => unknown): RestFailure {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RestFailure) return error;
  }
  throw new Error('nothing was refused');
}
