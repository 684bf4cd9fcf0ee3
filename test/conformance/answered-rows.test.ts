import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { listsOfRows, notAnswered, type WebOperation, webOperations } from './answered-rows.ts';

/**
 * The store of the web app has one record per row, from any operation. A row that a mutation adds to a visible list
 * has only the fields that the mutation selects; a component that reads others fails. So a result that changes a list
 * must select everything that visible queries read of its rows.
 */

/** Operations that select less of a list, because they add no visible row, with the reason. */
const OVER_THE_LIST = 'It stands over the list of jobs, which shows none of them.';
const ADDS_NO_ROW: Readonly<Record<string, readonly [operations: RegExp, reason: string]>> = {
  'JobOrder.allowedActions': [/^BulkApproveDialogQuery$/, OVER_THE_LIST],
  'JobOrder.pendingApprovals': [/^BulkApproveDialogQuery$/, OVER_THE_LIST],
  'JobOrder.services': [/^BulkApproveDialogQuery$/, OVER_THE_LIST],
  'OrderGroup.jobOrders': [
    /^ReleaseCreditMutation$/,
    'The jobs of an order stay the same: only what may be done with them changes.',
  ],
  'PriceQuoteVersion.lines': [
    /^EarlierVersionQuery$/,
    'The lines of an earlier version are only looked at, never edited.',
  ],
  'PriceQuoteLine.choices': [
    /^EarlierVersionQuery$/,
    'The lines of an earlier version are only looked at, never edited.',
  ],
  'PriceQuoteLine.parts': [
    /^EarlierVersionQuery$/,
    'The lines of an earlier version are only looked at, never edited.',
  ],
  'WishList.items': [
    /^(addWishMutation|saveForLaterMutation|useWishToggleQuery)$/,
    'Hearts and lines of the cart stand on no page that shows the pieces of a list.',
  ],
  'PriceQuote.versions': [/./, 'A compared version stood before: it is the only one that is read.'],
  'ItemType.alloys': [
    /^(ProductPhotos|useEstimatedPieceQuery)/,
    'The choices of a piece stay as its page has read them.',
  ],
  'ItemType.attributes': [/^ProductPhotos/, 'Pictures change no choice of a piece.'],
  'User.customers': [/^UserSearchQuery$/, 'It finds others than the user whose customers the shell shows.'],
  'GridSetting.views': [/^openingViewQuery$/, 'It is asked before its list is on screen.'],
};

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const operations = webOperations(schema);
const queries = operations.filter(({ kind }) => kind === 'query');
/** Operations whose results change a visible page: all except the queries of pages and of further rows. */
const answering = operations.filter(({ name }) => !/(Page|Pagination)Query$/.test(name));

const canCombine = (one: WebOperation, other: WebOperation) =>
  one.route === null || other.route === null || one.route === other.route;

test('every list returns the fields of rows that pages read', () => {
  const lacking = answering.flatMap((answer) =>
    listsOfRows(schema, answer.selected).flatMap(({ list, rows }) => {
      if (ADDS_NO_ROW[list]?.[0].test(answer.name)) return [];
      const missing = queries
        .filter((query) => canCombine(answer, query))
        .flatMap((query) => listsOfRows(schema, query.selected).filter((read) => read.list === list))
        .flatMap((read) => notAnswered(read.rows, rows));
      return missing.length > 0 ? [`${answer.name}: ${list} { ${[...new Set(missing)].join(' ')} }`] : [];
    }),
  );
  expect(lacking).toEqual([]);
  expect(answering.length).toBeGreaterThan(100);
});

test('finds a row with a missing nested field', () => {
  const read = new Map([
    ['Row', new Map([['part', { isList: false, of: new Map([['Part', new Map([['name', null]])]]) }]])],
  ]);
  const answered = new Map([['Row', new Map([['part', { isList: false, of: new Map() }]])]]);
  expect(notAnswered(read, answered)).toEqual(['part.name']);
  expect(notAnswered(read, new Map())).toEqual(['part']);
  expect(notAnswered(read, read)).toEqual([]);
});
