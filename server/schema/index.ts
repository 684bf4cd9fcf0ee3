import './scalars.ts';
import './connection.ts';
import './mutation-errors.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import { loadDeclarations } from './load-declarations.ts';

await loadDeclarations();

/** The executable schema of the product. */
export const schema = builder.toSchema();

let lean: GraphQLSchema | null = null;

/** The schema for lean operations, whose relations are all on their rows (server/fast-path); built on first use. */
export function leanSchema(): GraphQLSchema {
  lean ??= builder.toSchema({ lean: true });
  return lean;
}
