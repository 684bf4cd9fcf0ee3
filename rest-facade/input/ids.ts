import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';
import { notFound } from '../errors/failure.ts';

/** Largest id: the 32-bit integer of PostgreSQL and GraphQL. */
const MAX_ID = 2_147_483_647;

/** The global id of a record, from the number that legacy clients use. */
export function globalId(
  type:
    | 'CartItem'
    | 'CustomerCredit'
    | 'Invoice'
    | 'JobOrder'
    | 'Payment'
    | 'PriceQuote'
    | 'SalesOrder'
    | 'SavedCard'
    | 'WishListItem',
  databaseId: number,
): string {
  return Buffer.from(`${type}:${databaseId}`).toString('base64');
}

/** The number in a global id; null if there is none. */
export function databaseIdOf(id: string): number | null {
  const number = Buffer.from(id, 'base64').toString('utf8').split(':')[1];
  return number !== undefined && /^\d+$/.test(number) ? Number(number) : null;
}

/** An id in a path: a positive 32-bit integer. Any other value is 404. */
export function pathId(description: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine(isId)
    .meta({
      description,
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: MAX_ID });
      },
    });
}

/** A number in a path, including 0. Any other value is 404. */
export function pathNumber(description: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .meta({
      description,
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum: 0, maximum: 999_999_999 });
      },
    });
}

/** An id of a record in a body. An impossible id is missing, 404. */
export function existing(id: number): number {
  if (!isId(id)) throw notFound();
  return id;
}

function isId(id: number): boolean {
  return id >= 1 && id <= MAX_ID;
}
