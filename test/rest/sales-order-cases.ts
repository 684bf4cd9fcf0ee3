import { expect } from '@jest/globals';
import { amount } from '../../rest-facade/answers/money/amounts.ts';
import { aboutRecord, expectPages } from './about-record.ts';
import type { ContractCase, Json, Person, Seed } from './case.ts';
import { badPages, UNKNOWN, WRONG_TYPE } from './refusals.ts';
import { some } from './shapes.ts';

/** Sales orders over GraphQL in the REST format, newest first, with the total count. */
async function listed({ client }: Seed, as: Person, variables: object = {}) {
  const document = `query ($filter: SalesOrderFilter, $tab: OrderTab) {
    salesOrders(
      filter: $filter, tab: $tab, orderBy: { field: CREATED_AT, direction: DESC }, first: 2
    ) {
      totalCount(exact: true) { count }
      edges {
        node {
          databaseId number kind version orderCode noteCount total currency createdAt
          status { databaseId code name }
          customer { databaseId accountNumber }
          payment { paid balance }
          progress { pieces ready shipped percent }
        }
      }
    }
  }`;
  const { salesOrders } = await client.graphql(document, as, variables);
  return {
    itemCount: salesOrders.totalCount.count,
    items: salesOrders.edges.map(({ node }: Json) => ({
      id: node.databaseId,
      number: node.number,
      entityTypeID: 127,
      noteCount: node.noteCount,
      jobTypeCode: node.kind,
      order_code: node.orderCode,
      statusId: node.status.databaseId,
      statusCode: node.status.code,
      statusName: node.status.name,
      customerID: node.customer.databaseId,
      accountNumber: node.customer.accountNumber,
      currency: node.currency,
      total: amount(node.total),
      paid: amount(node.payment.paid),
      balance: amount(node.payment.balance),
      progress: node.progress,
      dateCreated: node.createdAt,
      version: node.version,
    })),
  };
}

/** Sales orders. */
export const salesOrderCases: readonly ContractCase[] = [
  {
    call: 'GET /SalesOrders',
    as: 'buyer',
    good: () => ({ path: '/SalesOrders?pageNo=1&pageSize=2' }),
    check: async ({ items, pagingData }, seed) => {
      const { client, salesOrder } = seed;
      const kept = await listed(seed, 'buyer');
      expect(items).toMatchObject(kept.items);
      expect(pagingData).toEqual({ itemCount: kept.itemCount, isMinimum: false });
      const read = async (query: string, as: Person = 'buyer') =>
        (await client.get(`/SalesOrders?pageSize=2&${query}`, as)).items;
      await expectPages((pageNo) => read(`pageNo=${pageNo}`), { base: 1, total: kept.itemCount });
      const filters = encodeURIComponent(JSON.stringify({ search: salesOrder.number, kind: 'SO' }));
      const mine = { id: salesOrder.databaseId, order_code: salesOrder.orderCode, accountNumber: 'LUNA-001' };
      expect(await read(`filters=${filters}`)).toMatchObject([mine]);
      expect(await read(`search=${salesOrder.number}&kind=POS_LSO`)).toEqual([]);
      // With the customer’s terms it is confirmed immediately.
      const { items: inWork } = await listed(seed, 'sales', { tab: 'PROCESSING' });
      expect(await read('tab=processing', 'sales')).toMatchObject(inWork);
      expect(inWork).toEqual(some({ number: salesOrder.number, statusCode: 'CONFIRMED' }));
      expect(await read(`search=${salesOrder.number}`, 'outsider')).toEqual([]);
    },
    bad: () => [
      ...badPages('/SalesOrders', 1),
      ...['tab', 'kind', 'sortBy'].map((key) => ({ path: `/SalesOrders?${key}=lost`, key, ...UNKNOWN })),
      { path: '/SalesOrders?filters={all', key: 'filters', ...WRONG_TYPE },
    ],
    outsider: () => ({ status: 200 }),
  },
  aboutRecord(
    'GET /SalesOrders/:id/items',
    'buyer',
    ({ salesOrder }) => salesOrder.databaseId,
    async ({ items }, { client, salesOrder }) => {
      const document = `query ($id: Int!) {
        salesOrder(databaseId: $id) {
          lines {
            databaseId rank title quantity shippedQuantity shippableQuantity unitPrice total promisedOn
            jobOrder { databaseId number status { databaseId code name } }
          }
        }
      }`;
      const kept = await client.graphql(document, 'buyer', { id: salesOrder.databaseId });
      expect(items).toHaveLength(2);
      expect(items).toMatchObject(
        kept.salesOrder.lines.map(({ jobOrder: { status, ...job }, ...line }: Json) => ({
          id: line.databaseId,
          rank: line.rank,
          name: line.title,
          quantity: line.quantity,
          shippedQuantity: line.shippedQuantity,
          shippableQuantity: line.shippableQuantity,
          price: amount(line.unitPrice),
          total: amount(line.total),
          promisedDate: line.promisedOn,
          job: {
            jobID: job.databaseId,
            number: job.number,
            status: { id: status.databaseId, code: status.code, name: status.name },
          },
        })),
      );
      expect(items[0].total).toBeGreaterThan(0);
    },
  ),
];
