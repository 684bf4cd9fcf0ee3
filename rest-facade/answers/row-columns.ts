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

/** Status columns of a list row, with the field names of legacy clients. */
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

/** Customer columns of a list row, with the field names of legacy clients. */
export const customerColumns = fieldTable<Customer>()({
  fields: (t) => ({
    customerID: t.field('databaseId', id),
    customerName: t.field('name', z.string()),
    accountNumber: t.field('accountNumber', z.string()),
  }),
});
