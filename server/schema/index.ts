import './scalars.ts';
import './connection.ts';
import './mutation-errors.ts';
import '../domains/identity/register.ts';
import '../domains/customers/register.ts';
import '../domains/settings/register.ts';
import '../domains/media/register.ts';
import '../domains/catalog/register.ts';
import '../domains/pricing/register.ts';
import '../domains/shipping-and-tax/register.ts';
import '../domains/carts/register.ts';
import '../domains/jobs/register.ts';
import '../domains/queue/register.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';

/** The executable schema of the product. */
export const schema = builder.toSchema();

let lean: GraphQLSchema | null = null;

/** The same schema for operations whose relations are all on their rows (server/fast-path); built when first used. */
export function leanSchema(): GraphQLSchema {
  lean ??= builder.toSchema({ lean: true });
  return lean;
}
