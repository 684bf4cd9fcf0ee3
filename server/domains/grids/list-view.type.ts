import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { fullName } from '../identity/user.type.ts';
import { mayChangeListView, visibleListViews } from './access.ts';

/** A saved view of a list. */
export const ListView = builder.prismaNode('ListView', {
  description:
    'A saved view of a list: a named combination of tab, filters, search and sort order, as in the list’s URL.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleListViews(viewer) }),
  nullable: true,
  sample: async ({ buyer, foreignBuyer, listView, sales }) => ({
    as: buyer,
    id: await listView(buyer, { isShared: false }),
    hiddenFrom: foreignBuyer,
    special: {
      shared: await listView(buyer, { isShared: true }),
      'of staff': await listView(sales, { isShared: true }),
    },
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    query: t.exposeString('query', {
      description:
        'Query string of the list’s address from its question mark on; empty: the list as it opens.',
    }),
    isShared: t.exposeBoolean('isShared', {
      description: 'Others may open it: staff, or all users of the owner’s customer.',
    }),
    isDefault: t.boolean({
      description: 'The list opens with it for the viewer.',
      select: (_args, { viewer }) => ({
        defaultOf: { where: { userId: viewer.account?.userId ?? 0 }, select: { userId: true } },
      }),
      resolve: ({ defaultOf }) => defaultOf.length > 0,
    }),
    isMine: t.boolean({
      description: 'It is the viewer’s own.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => ownerId === viewer.account?.userId,
    }),
    canChange: t.boolean({
      description: 'The viewer may change and delete it.',
      select: { ownerId: true },
      resolve: (view, _args, { viewer }) => mayChangeListView(viewer, view),
    }),
    ownerName: t.string({
      description: 'First and last name of its owner.',
      select: { owner: { select: { firstName: true, lastName: true } } },
      resolve: ({ owner }) => fullName(owner),
    }),
  }),
});
