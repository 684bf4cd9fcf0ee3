import { notFound } from './failure.ts';

/** Largest id: PostgreSQL's and GraphQL's 32-bit integer. */
export const MAX_ID = 2_147_483_647;

/** The global id of a record that legacy clients know by its number. */
export function globalId(type: 'CartItem' | 'JobOrder', databaseId: number): string {
  return Buffer.from(`${type}:${databaseId}`).toString('base64');
}

/** The number inside a global id, or null when there is none. */
export function databaseIdOf(id: string): number | null {
  const number = Buffer.from(id, 'base64').toString('utf8').split(':')[1];
  return number !== undefined && /^\d+$/.test(number) ? Number(number) : null;
}

/** An id in a path. One that is no positive 32-bit integer names nothing: 404. */
export function pathId(text: string | undefined): number {
  const id = text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw notFound();
  return id;
}
