import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { countRows } from '../../fast-path/count-rows.ts';
import { findRows } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { literally, searchText } from '../../lib/search-text.ts';
import { builder } from '../../schema/builder.ts';
import type { CountExtent } from '../../schema/connection.ts';
import { keysetPage } from '../../schema/keyset.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { USERS_VIEW, visibleUsers } from './access.ts';
import { SWITCH_USER } from './rules/impersonation.ts';
import { User } from './user.type.ts';

const filterSchema = z.object({
  search: z.string().nullish().transform(searchText),
  customerId: z.int().min(1).max(MAX_ID).nullish(),
});

builder.queryField('users', (t) =>
  t.connection(
    {
      type: User,
      description: 'Users by name. Needs 3201 (view users) or 3101 (act for users).',
      authScopes: (_root, _args, { viewer }) =>
        viewer.can(SWITCH_USER) ? { permission: SWITCH_USER } : { permission: USERS_VIEW },
      extensions: PLANNED_ROWS,
      args: {
        search: t.arg.string({
          description: 'Beginning of a first, last or user name, or of an e-mail address.',
        }),
        customerId: t.arg.int({ description: 'Only users of this customer.' }),
      },
      resolve: async (_root, args, context, info) => {
        const filter = parseInput(filterSchema, { search: args.search, customerId: args.customerId });
        const where: Prisma.UserWhereInput = {
          AND: [visibleUsers(context.viewer), { blockedAt: null }, ...matching(filter)],
        };
        const select = { id: true, firstName: true, lastName: true } as const;
        const query = plannedQuery({ context, info, select, path: ['edges', 'node'] });
        const page = await keysetPage({
          args,
          sort: [
            { column: 'lastName', kind: 'string', direction: 'asc' },
            { column: 'firstName', kind: 'string', direction: 'asc' },
          ],
          find: ({ where: beyond, ...rest }: Prisma.UserFindManyArgs) =>
            findRows(context, 'User', { ...query, ...rest, where: { AND: [where, beyond ?? {}] } }),
        });
        return { ...page, countRows: (extent: CountExtent) => countRows(context, 'User', { where }, extent) };
      },
    },
    { name: 'UserConnection', description: 'A page of users.' },
    { name: 'UserEdge', description: 'A user in the list.' },
  ),
);

/** Every word of the search begins one of the names. */
function matching({ search, customerId }: z.output<typeof filterSchema>): Prisma.UserWhereInput[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 5);
  return [
    ...words.map((word) => {
      const begins = { startsWith: literally(word), mode: 'insensitive' as const };
      return { OR: [{ firstName: begins }, { lastName: begins }, { userName: begins }, { email: begins }] };
    }),
    ...(customerId ? [{ customers: { some: { customerId } } }] : []),
  ];
}
