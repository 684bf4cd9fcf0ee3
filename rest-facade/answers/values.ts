import { z } from 'zod';
import { ENTITY_TYPES } from './entity-types.ts';

/** Integer id of a record. */
export const id = z.int32().min(1);

/** The number of a kind of records, as a client of the old portal uses it. */
export function entityType<Name extends keyof typeof ENTITY_TYPES>(name: Name) {
  return z.literal(ENTITY_TYPES[name]).describe(`Entity type ${name}.`);
}

/** How many there are. */
export const count = z.int32().min(0);

/** A calendar day. */
export const day = z.iso.date();

/** A moment, in UTC. */
export const instant = z.iso.datetime();

/** An amount of money in the currency beside it. */
export const money = z.number();

/** Money that not everybody may see, and that is not always known. */
export const seenMoney = money.nullable().describe('Null when unknown, or not for this caller to see.');

/** ISO 4217. */
export const currency = z.string().length(3).describe('ISO 4217, such as USD.');

/** Address of a picture or file on this host. */
export const fileUrl = z.string().describe('Path on this host. Private files need the same token.');

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export const json: z.ZodType<Json> = z
  .lazy(() =>
    z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]),
  )
  .meta({ id: 'Json', description: 'Any JSON value.' });

/** A list price, the least that a piece can cost. */
export const listPrice = money
  .nullable()
  .describe(
    'The least that it can cost, at list terms, in the metals that a list is narrowed to; null: on request.',
  );
