import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Decimal } from 'decimal.js';
import { GraphQLError, type GraphQLResolveInfo, isObjectType } from 'graphql';
import '../rows/lean-plugin.ts';
import '../operation-limits/budget-plugin.ts';
import './sample-plugin.ts';
import type PrismaTypes from '../database/generated-prisma-types.ts';
import { getDatamodel } from '../database/generated-prisma-types.ts';
import { decodeGlobalId, encodeGlobalId } from '../lib/global-id.ts';
import type { Context } from './context.ts';

/** Maximum number of ids of a `nodes` field. */
const MAX_IDS = 100;

/** A value that prints as a decimal number. */
export type DecimalLike = { toString(): string };

/**
 * The schema builder. Plugin order: the budget counts the results of all others. Errors come before auth and Prisma, so
 * failures inside them become union members. Lean comes right before Prisma, inside auth (server/fast-path).
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  AuthScopes: { signedIn: boolean; permission: number };
  Scalars: {
    ID: { Input: string; Output: string | number };
    /** Decimal string, for money, weight, carats and rates. */
    Decimal: { Input: Decimal; Output: DecimalLike };
    /** Calendar day, `YYYY-MM-DD`. */
    Date: { Input: Date; Output: Date };
    /** Instant, ISO 8601 in UTC. */
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    /** A file of a multipart request. */
    File: { Input: File; Output: never };
  };
}>({
  plugins: ['sample', 'budget', ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, 'lean', PrismaPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: 'error',
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      description: 'The rows of this page, in order.',
    },
    nodeFieldOptions: { nullable: false, description: 'The row.' },
    cursorFieldOptions: { description: 'Opaque cursor of the row in this list and sort order.' },
    pageInfoFieldOptions: { description: 'Position of this page in the list.' },
    firstArgOptions: {
      description: 'Number of rows from the start, or after `after`: 0 to 100, 10 by default.',
    },
    afterArgOptions: { description: 'Rows after this cursor.' },
    lastArgOptions: { description: 'Number of rows from the end, or before `before`: 0 to 100.' },
    beforeArgOptions: { description: 'Rows before this cursor.' },
    nodeTypeOptions: { description: 'Anything that `node(id:)` finds again.' },
    idFieldOptions: { description: 'Opaque id, unique over all types.' },
    pageInfoTypeOptions: { description: 'Position of a page in its list.' },
    hasNextPageFieldOptions: { description: 'Whether rows follow.' },
    hasPreviousPageFieldOptions: { description: 'Whether rows precede.' },
    startCursorFieldOptions: { description: 'Cursor of the first row; null on an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last row; null on an empty page.' },
    encodeGlobalID: (typename, id) => encodeGlobalId(typename, String(id)),
    decodeGlobalID: decodeGlobalId,
    nodeQueryOptions: {
      sample: async ({ buyer, job, foreign }) => ({
        as: buyer,
        args: { id: await job() },
        foreign: { id: foreign.jobId },
      }),
      args: { id: { description: 'Global id; a malformed one finds nothing.' } },
      description: 'A record by its global id; null when the id is malformed, unknown or not visible.',
      resolve: (_root, { id }, { viewer }, info, resolveNode) =>
        isNode(id.typename, info) && !viewer.mustChangePassword ? resolveNode(id) : null,
    },
    nodesQueryOptions: {
      sample: async ({ buyer, job }) => ({ as: buyer, args: { ids: [await job()] } }),
      args: { ids: { description: 'Global ids, 100 at most; malformed ones find nothing.' } },
      description: 'Several at once, in the requested order.',
      resolve: async (_root, args, { viewer }, info, resolveNodes) => {
        const requested = args.ids;
        if (requested.length > MAX_IDS)
          throw new GraphQLError(`Ask for ${MAX_IDS} ids at most.`, {
            extensions: { code: 'BAD_USER_INPUT' },
          });
        if (viewer.mustChangePassword) return requested.map(() => null);
        const nodes: unknown[] = [];
        // Sequentially: Prisma runs concurrent reads in one transaction and plans each again.
        for (const id of requested) {
          // The plugin loads `args.ids`, whatever is passed.
          args.ids = [id];
          nodes.push(...(isNode(id.typename, info) ? await resolveNodes(args.ids) : [null]));
        }
        return nodes;
      },
    },
  },
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      signedIn: viewer.isSignedIn,
      permission: (number) => viewer.can(number),
    }),
    unauthorizedError: (_parent, context, _info, result) => {
      if (context.viewer.mustChangePassword) {
        return new GraphQLError('Change the password first.', {
          extensions: { code: 'MUST_CHANGE_PASSWORD' },
        });
      }
      if (!context.viewer.isSignedIn) {
        return new GraphQLError('Sign in first.', {
          extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
        });
      }
      return new GraphQLError(result.message, {
        extensions: { code: 'FORBIDDEN', permission: missingPermission(result.failure) },
      });
    },
  },
});

/** Whether a type implements Node. */
function isNode(typename: string, { schema }: GraphQLResolveInfo): boolean {
  const type = schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
}

type AuthFailure = { kind: string; parameter?: unknown; failures?: AuthFailure[] };

/** The permission number of a failed scope check, for clients. */
function missingPermission(failure: unknown): number | null {
  // The plugin types failures as a wide union; only these two properties matter here.
  const { parameter, failures } = failure as AuthFailure;
  if (typeof parameter === 'number') return parameter;
  return failures?.map(missingPermission).find((found) => found !== null) ?? null;
}

builder.queryType({
  description: 'All queries. Records that the viewer may not see are treated as missing.',
});
builder.mutationType({
  description: 'All mutations: `verbNoun(input:)`, each returning a union of success and typed errors.',
});
builder.subscriptionType({
  description: 'Live updates over server-sent events (`Accept: text/event-stream`).',
});
