import { z } from 'zod';
import { id } from './values.ts';

type Status = { databaseId: number; code: string; name: string; colour: string; tab: string | null };
type Customer = { databaseId: number; name: string; accountNumber: string };

/** Columns of a row in a list about its status, under the names that legacy clients read. */
export function statusColumns({ databaseId, code, name, colour, tab }: Status) {
  return {
    statusId: databaseId,
    statusCode: code,
    statusName: name,
    statusColour: colour,
    tab: tab?.toLowerCase() ?? null,
  };
}

/** What `statusColumns` answers. */
export const STATUS_COLUMNS = {
  statusId: id,
  statusCode: z.string(),
  statusName: z.string(),
  statusColour: z.string(),
  tab: z.string().nullable().describe('new, processing or closed.'),
};

/** Columns of a row in a list about its customer, under the names that legacy clients read. */
export function customerColumns({ databaseId, name, accountNumber }: Customer) {
  return { customerID: databaseId, customerName: name, accountNumber };
}

/** What `customerColumns` answers. */
export const CUSTOMER_COLUMNS = { customerID: id, customerName: z.string(), accountNumber: z.string() };
