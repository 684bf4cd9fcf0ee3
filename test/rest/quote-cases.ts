import { expect } from '@jest/globals';
import { amount } from '../../rest-facade/answers/money/amounts.ts';
import { aboutRecord, expectPages } from './about-record.ts';
import type { ContractCase, Json, Person, Seed } from './case.ts';
import {
  badPages,
  MISSING,
  NOBODYS,
  NOT_FOR_THIS_SIDE,
  REFUSED,
  REQUIRED,
  UNKNOWN,
  WRONG_TYPE,
} from './refusals.ts';
import { some } from './shapes.ts';

/** Price quotes over GraphQL in the REST format, newest first, with the total count. */
async function listed({ client }: Seed, as: Person, filter: object = {}) {
  const document = `query ($filter: PriceQuoteFilter) {
    priceQuotes(filter: $filter, orderBy: { field: CREATED_AT, direction: DESC }, first: 2) {
      totalCount(exact: true) { count }
      edges {
        node {
          databaseId number kind source version noteCount total currency validUntil isExpired createdAt
          status { databaseId code name }
          customer { databaseId accountNumber }
        }
      }
    }
  }`;
  const { priceQuotes } = await client.graphql(document, as, { filter });
  return {
    itemCount: priceQuotes.totalCount.count,
    items: priceQuotes.edges.map(({ node }: Json) => ({
      ID: node.databaseId,
      id: node.databaseId,
      number: node.number,
      entityTypeID: 22,
      noteCount: node.noteCount,
      jobTypeCode: node.kind,
      source: node.source,
      statusId: node.status.databaseId,
      statusCode: node.status.code,
      statusName: node.status.name,
      customerID: node.customer.databaseId,
      accountNumber: node.customer.accountNumber,
      currency: node.currency,
      total: amount(node.total),
      validUntil: node.validUntil,
      isExpired: node.isExpired,
      dateCreated: node.createdAt,
      version: node.version,
    })),
  };
}

/** A list of quotes: all, or those of one system. */
function quotes(path: string, source: 'VLORA' | null): ContractCase {
  return {
    call: `GET ${path}`,
    as: 'approver',
    good: () => ({ path: `${path}?pageNo=1&pageSize=2` }),
    check: async ({ items, pagingData }, seed) => {
      const { client, quote } = seed;
      const kept = await listed(seed, 'approver', { source });
      expect(items).toMatchObject(kept.items);
      expect(items.length).toBeGreaterThan(0);
      expect(pagingData).toEqual({ itemCount: kept.itemCount, isMinimum: false });
      const read = async (query: string, as: Person = 'approver') =>
        (await client.get(`${path}?pageSize=2&${query}`, as)).items;
      await expectPages((pageNo) => read(`pageNo=${pageNo}`), { base: 1, total: kept.itemCount });
      const { items: converted } = await listed(seed, 'approver', { source, statusCodes: ['CONVERTED'] });
      const filters = encodeURIComponent(JSON.stringify({ statusCodes: ['CONVERTED'] }));
      expect(await read(`filters=${filters}`)).toMatchObject(converted);
      expect(converted[0].statusCode).toBe('CONVERTED');
      const own =
        source === null ? [{ ID: quote.databaseId, statusCode: 'REQUESTED', poNumber: 'PO-Q7' }] : [];
      expect(await read(`search=${quote.number}`)).toMatchObject(own);
      expect(await read(`filters=${quote.number}`)).toMatchObject(own);
      expect(await read(`search=${quote.number}`, 'outsider')).toEqual([]);
    },
    bad: () => [
      ...badPages(path, 1),
      ...['tab', 'validity', 'sortBy'].map((key) => ({ path: `${path}?${key}=lost`, key, ...UNKNOWN })),
      { path: `${path}?filters={all`, key: 'filters', ...WRONG_TYPE },
    ],
    outsider: () => ({ status: 200 }),
  };
}

/** The lines of the newest version visible to the customer. */
async function expectLines(items: Json[], { client }: Seed, id: number): Promise<void> {
  const document = `query ($id: Int!) {
    priceQuote(databaseId: $id) {
      current { lines { databaseId lineKey title quantity unitPrice linePrice leadDays itemType { databaseId code name } } }
    }
  }`;
  const { priceQuote } = await client.graphql(document, 'buyer', { id });
  expect(items.length).toBeGreaterThan(0);
  expect(items).toMatchObject(
    priceQuote.current.lines.map(({ itemType, ...line }: Json) => ({
      id: line.databaseId,
      lineKey: line.lineKey,
      name: line.title,
      quantity: line.quantity,
      price: amount(line.unitPrice),
      total: amount(line.linePrice),
      leadDays: line.leadDays,
      itemType: { id: itemType.databaseId, code: itemType.code, name: itemType.name },
    })),
  );
}

/** A status change of a quote, as the call takes it. */
function step(id: number, statusChangeAction?: string, statusCode?: string) {
  return { body: { id, statusChangeAction, statusCode } };
}

const STATUS = 'query ($id: Int!) { priceQuote(databaseId: $id) { status { code } history { action } } }';

/** Price quotes. */
export const quoteCases: readonly ContractCase[] = [
  quotes('/PriceQuotes', null),
  quotes('/VloraPriceQuotes', 'VLORA'),
  {
    call: 'GET /PriceQuotes/ItemCount',
    as: 'approver',
    good: () => ({ path: '/PriceQuotes/ItemCount?statusTypeIDs=2202,2205' }),
    check: async ({ count }, seed) => {
      const { client } = seed;
      const open = await listed(seed, 'approver', { statusCodes: ['REQUESTED', 'SENT'] });
      expect(count).toBe(open.itemCount);
      expect(count).toBeGreaterThan(0);
      for (const person of ['approver', 'outsider'] as const) {
        const all = await client.get('/PriceQuotes/ItemCount', person);
        expect(all).toEqual({ count: (await listed(seed, person)).itemCount });
      }
    },
    bad: () => [
      { path: '/PriceQuotes/ItemCount?statusTypeIDs=1901', key: 'statusTypeIDs', ...UNKNOWN },
      { path: '/PriceQuotes/ItemCount?statusTypeIDs=open', key: 'statusTypeIDs', ...WRONG_TYPE },
    ],
    outsider: () => ({ status: 200 }),
  },
  aboutRecord(
    'GET /PriceQuotes/:id/items',
    'buyer',
    ({ quote }) => quote.databaseId,
    async ({ items }, seed) => {
      await expectLines(items, seed, seed.quote.databaseId);
      expect(items).toMatchObject([{ quantity: 3, itemType: { id: seed.job.itemTypeID } }]);
    },
  ),
  aboutRecord(
    'GET /VloraPriceQuotes/:id/items',
    'buyer',
    ({ vloraQuote }) => vloraQuote.ID,
    async ({ items }, seed) => {
      const { client, quote, vloraQuote } = seed;
      await expectLines(items, seed, vloraQuote.ID);
      // A portal quote is not in Vlora’s list.
      const path = `/VloraPriceQuotes/${quote.databaseId}/items`;
      expect((await client.ask('GET', path, 'buyer')).status).toBe(404);
    },
  ),
  {
    call: 'POST /PriceQuotes/set-status',
    as: 'sales',
    // Only one action leads there.
    good: ({ quote }) => step(quote.databaseId, undefined, 'IN_REVIEW'),
    check: async ({ value, successMessage }, { client, quote }) => {
      expect(value).toMatchObject({ ID: quote.databaseId, statusCode: 'IN_REVIEW', tab: 'processing' });
      expect(successMessage).toBe('updated successfully!');
      const { priceQuote } = await client.graphql(STATUS, 'buyer', { id: quote.databaseId });
      expect(priceQuote).toMatchObject({
        status: { code: 'IN_REVIEW' },
        history: some({ action: 'REVIEW' }),
      });
    },
    bad: ({ quote: { databaseId: id } }) => [
      { ...step(id), key: 'statusChangeAction', ...REQUIRED },
      { ...step(id, 'DANCE'), key: 'statusChangeAction', ...UNKNOWN },
      { ...step(id, undefined, 'LOST'), key: 'statusCode', ...UNKNOWN },
      { ...step(id, 'REVIEW', 'SENT'), ...REFUSED },
      { ...step(id, 'RECALL'), ...REFUSED },
      {
        ...step(id, 'WITHDRAW'),
        ...NOT_FOR_THIS_SIDE,
      },
      { ...step(NOBODYS, 'REVIEW'), ...MISSING },
    ],
    outsider: ({ quote }) => ({ ...step(quote.databaseId, 'WITHDRAW', 'WITHDRAWN'), status: 404 }),
  },
  {
    call: 'POST /PriceQuotes/set-status',
    as: 'buyer',
    good: ({ withdrawable }) => step(withdrawable.databaseId, 'WITHDRAW', 'WITHDRAWN'),
    check: async ({ value }, { client, withdrawable }) => {
      expect(value).toMatchObject({ ID: withdrawable.databaseId, statusCode: 'WITHDRAWN', tab: 'closed' });
      const { priceQuote } = await client.graphql(STATUS, 'sales', { id: withdrawable.databaseId });
      expect(priceQuote.status.code).toBe('WITHDRAWN');
    },
    bad: ({ withdrawable }) => [
      {
        ...step(withdrawable.databaseId, 'REVIEW'),
        ...NOT_FOR_THIS_SIDE,
      },
      {
        ...step(withdrawable.databaseId, 'ACCEPT'),
        status: 403,
        key: 'FORBIDDEN',
        text: 'You are not allowed to do this. Missing permission: CP_QUOTES:ACCEPT.',
      },
    ],
  },
];
