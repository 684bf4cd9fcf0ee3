import { expect } from '@jest/globals';
import { amount } from '../../rest-facade/answers/money/amounts.ts';
import { expectPages } from './about-record.ts';
import type { ContractCase, Json } from './case.ts';
import { badPages, MISSING, NOBODYS, UNKNOWN } from './refusals.ts';

const LIST = '/OutgoingConsignments/outgoingConsignments';

/** Outgoing consignments. */
export const consignmentCases: readonly ContractCase[] = [
  {
    call: `GET ${LIST}`,
    as: 'accounting',
    good: () => ({ path: `${LIST}?pageNo=1&pageSize=2` }),
    check: async ({ items, pagingData }, { client }) => {
      const document = `{ outgoingConsignments(first: 2) { totalCount(exact: true) { count } edges { node {
        databaseId number issuedOn dueOn memoValue outValue status { code } } } } }`;
      const { outgoingConsignments: consignments } = await client.graphql(document, 'accounting');
      expect(items).toMatchObject(
        consignments.edges.map(({ node }: Json) => ({
          id: node.databaseId,
          entityTypeID: 42,
          jobTypeCode: 'OC',
          number: node.number,
          date: node.issuedOn,
          dueDate: node.dueOn,
          statusCode: node.status.code,
          memoValue: amount(node.memoValue),
          outValue: amount(node.outValue),
        })),
      );
      const total = consignments.totalCount.count;
      expect(pagingData).toEqual({ itemCount: total, isMinimum: false });
      const read = async (query: string) =>
        (await client.get(`${LIST}?pageSize=2&${query}`, 'accounting')).items;
      await expectPages((pageNo) => read(`pageNo=${pageNo}`), { base: 1, total });
      const closed = await read('OrderStatusCode=CLOSED');
      expect(closed.every((each: Json) => each.statusCode === 'CLOSED' && each.outValue === 0)).toBe(true);
    },
    bad: () => [
      ...badPages(LIST, 1),
      { path: `${LIST}?OrderStatusCode=lost`, key: 'OrderStatusCode', ...UNKNOWN },
    ],
    outsider: () => ({ status: 200 }),
  },
  {
    call: 'GET /OutgoingConsignments/outgoingConsignmentSummaries',
    as: 'accounting',
    good: () => ({ path: '/OutgoingConsignments/outgoingConsignmentSummaries' }),
    check: async ({ value }, { client }) => {
      expect(value.map(({ statusCode }: Json) => statusCode)).toEqual(['NEW', 'PROCESSING', 'CLOSED']);
      const { pagingData } = await client.get(LIST, 'accounting');
      const counted = value.reduce((sum: number, { count }: Json) => sum + count, 0);
      expect(counted).toBe(pagingData.itemCount);
    },
    outsider: () => ({ status: 200 }),
  },
  {
    call: 'GET /OutgoingConsignments/:id/items',
    as: 'accounting',
    good: ({ consignment }) => ({ path: `/OutgoingConsignments/${consignment.id}/items` }),
    check: ({ items }, { consignment }) => {
      expect(items).toMatchObject(
        consignment.lines.map(({ id, quantity, memoPrice }) => ({
          id,
          quantity,
          memoPrice,
          value: memoPrice * quantity,
        })),
      );
    },
    bad: () => [{ path: `/OutgoingConsignments/${NOBODYS}/items`, ...MISSING }],
  },
];
