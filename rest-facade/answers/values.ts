import { z } from 'zod';
import { ENTITY_TYPES } from './entity-types.ts';

/** Integer id of a record. */
export const id = z.int32().min(1);

/** The number of a record type, as clients of the old portal use it. */
export function entityType<Name extends keyof typeof ENTITY_TYPES>(name: Name) {
  return z.literal(ENTITY_TYPES[name]).describe(`Entity type ${name}.`);
}

/** A count. */
export const count = z.int32().min(0);

/** A calendar day. */
export const day = z.iso.date();

/** A timestamp in UTC. */
export const instant = z.iso.datetime();

/** An amount in the accompanying currency. */
export const money = z.number();

/** An amount that requires a permission, or may be unknown. */
export const seenMoney = money.nullable().describe('Null if unknown or hidden from the caller.');

/** ISO 4217. */
export const currency = z.string().length(3).describe('ISO 4217, such as USD.');

/** URL of a picture or file on this host. */
export const fileUrl = z.string().describe('Path on this host. Private files require the same token.');

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export const json: z.ZodType<Json> = z
  .lazy(() =>
    z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]),
  )
  .meta({ id: 'Json', description: 'Any JSON value.' });

/** A list price, the lowest price of a piece. */
export const listPrice = money
  .nullable()
  .describe('Lowest list price, in the metals of the filter; null: on request.');
