import { expect } from '@jest/globals';
import { amount } from '../../rest-facade/answers/money/amounts.ts';
import { expectPages } from './about-record.ts';
import type { ContractCase, Json, Person } from './case.ts';
import { badPages, MISSING, NOBODYS, UNKNOWN } from './refusals.ts';

/** Invoices and payments. */
export const invoiceCases: readonly ContractCase[] = [
  {
    call: 'GET /invoices',
    as: 'approver',
    good: () => ({ path: '/invoices?pageNo=1&pageSize=2&sortAsc=false' }),
    check: async ({ items, pagingData }, { client }) => {
      const document = `{ invoices(first: 2) { totalCount(exact: true) { count } edges { node {
        databaseId number total applied balance issuedOn dueOn status { code } } } } }`;
      const { invoices } = await client.graphql(document, 'approver');
      expect(items).toMatchObject(
        invoices.edges.map(({ node }: Json) => ({
          id: node.databaseId,
          number: node.number,
          date: node.issuedOn,
          dueDate: node.dueOn,
          statusCode: node.status.code,
          amount: amount(node.total),
          appliedAmount: amount(node.applied),
          balance: amount(node.balance),
        })),
      );
      const total = invoices.totalCount.count;
      expect(pagingData).toEqual({ itemCount: total, isMinimum: false });
      const read = async (query: string, as: Person = 'approver') =>
        (await client.get(`/invoices?pageSize=2&${query}`, as)).items;
      await expectPages((pageNo) => read(`pageNo=${pageNo}`), { base: 1, total });
      const overdue = await read('isOverdue=true');
      expect(overdue.every((each: Json) => each.isOverdue && each.balance > 0)).toBe(true);
      expect(await read(`search=${items[0].number}`, 'outsider')).toEqual([]);
    },
    bad: () => [
      ...badPages('/invoices', 1),
      ...['tab', 'sortBy'].map((key) => ({ path: `/invoices?${key}=lost`, key, ...UNKNOWN })),
    ],
    outsider: () => ({ status: 200 }),
  },
  {
    call: 'GET /Payment',
    as: 'accounting',
    good: () => ({ path: '/Payment?pageNo=0&pageSize=2' }),
    check: async ({ pagingData }, { client }) => {
      const read = async (query: string) =>
        (await client.get(`/Payment?pageSize=2&${query}`, 'accounting')).items;
      await expectPages((pageNo) => read(`pageNo=${pageNo}`), { base: 0, total: pagingData.itemCount });
    },
    bad: () => [...badPages('/Payment', 0), { path: '/Payment?method=GOLD', key: 'method', ...UNKNOWN }],
  },
  {
    call: 'GET /CustomerCredit',
    as: 'accounting',
    good: () => ({ path: '/CustomerCredit?pageNo=1&pageSize=2' }),
    check: async ({ items, pagingData }, { client }) => {
      for (const { amount: issued, appliedAmount, refunded, balance, available } of items)
        expect([appliedAmount + balance, balance - refunded]).toEqual([issued, available]);
      const read = async (query: string) =>
        (await client.get(`/CustomerCredit?pageSize=2&${query}`, 'accounting')).items;
      await expectPages((pageNo) => read(`pageNo=${pageNo}`), { base: 1, total: pagingData.itemCount });
      const left = await read('hasAvailable=true');
      expect(left.every((each: Json) => each.available > 0)).toBe(true);
    },
    bad: () => [
      ...badPages('/CustomerCredit', 1),
      { path: '/CustomerCredit?kind=GOLD', key: 'kind', ...UNKNOWN },
    ],
  },
  {
    call: 'GET /customerfinancialsetting',
    as: 'accounting',
    good: () => ({ path: '/customerfinancialsetting' }),
    check: async ({ value }) =>
      expect(value).toMatchObject({ currency: 'USD', paymentTermsCode: 'NET_30', creditLimit: null }),
    bad: () => [{ path: `/customerfinancialsetting?customerId=${NOBODYS}`, ...MISSING }],
  },
  {
    call: 'POST /SalesOrders/:id/generate-paid-invoice',
    as: 'finance',
    good: ({ billedOrder }) => ({ path: `/SalesOrders/${billedOrder.id}/generate-paid-invoice` }),
    // It was already paid: the same invoice is returned.
    check: ({ value }, { billedOrder }) =>
      expect(value).toMatchObject({
        salesOrderNumber: billedOrder.number,
        statusCode: 'PAID',
        balance: 0,
        appliedAmount: value.amount,
      }),
    bad: ({ salesOrder }) => [
      { path: `/SalesOrders/${NOBODYS}/generate-paid-invoice`, ...MISSING },
      {
        path: `/SalesOrders/${salesOrder.databaseId}/generate-paid-invoice`,
        status: 200,
        key: 'PREPAYMENTS_MISSING',
      },
    ],
  },
];
