import { z } from 'zod';
import { fieldTable } from './field-table.ts';
import { id } from './values.ts';

interface Status {
  readonly databaseId: number;
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly tab: string | null;
}

interface Customer {
  readonly databaseId: number;
  readonly name: string;
  readonly accountNumber: string;
}

/** Columns of a row in a list about its status, under the names that legacy clients read. */
export const statusColumns = fieldTable<Status>()({
  fields: (t) => ({
    statusId: t.field('databaseId', id),
    statusCode: t.field('code', z.string()),
    statusName: t.field('name', z.string()),
    statusColour: t.field('colour', z.string()),
    tab: t.made(
      'tab',
      z.string().nullable().describe('new, processing or closed.'),
      ({ tab }) => tab?.toLowerCase() ?? null,
    ),
  }),
});

/** Columns of a row in a list about its customer, under the names that legacy clients read. */
export const customerColumns = fieldTable<Customer>()({
  fields: (t) => ({
    customerID: t.field('databaseId', id),
    customerName: t.field('name', z.string()),
    accountNumber: t.field('accountNumber', z.string()),
  }),
});
