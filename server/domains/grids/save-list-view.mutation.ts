import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../errors/errors.ts';
import { changedRow } from '../../lists/changed-row.ts';
import { GridCodeEnum } from '../../lists/grid-code.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { changeableListView } from './find-list-view.ts';
import { GridSetting, readGrid } from './grid-setting.type.ts';
import { ListView } from './list-view.type.ts';
import { GRID_TEXT_LENGTHS, MAX_LIST_VIEWS } from './rules/grid-limits.ts';

const viewSchema = z.object({
  name: z.string().trim().min(1, 'REQUIRED').max(GRID_TEXT_LENGTHS.viewName, 'TOO_LONG'),
  query: z
    .string()
    .max(GRID_TEXT_LENGTHS.viewQuery, 'TOO_LONG')
    .regex(/^(\?[\x21-\x7e]*)?$/, 'WRONG_FORMAT'),
  isShared: z.boolean(),
});

type View = z.infer<typeof viewSchema>;

mutation('saveListView', {
  description:
    'Saves a view of a list, or changes one: all fields are replaced. Only its owner changes it; staff with 2703 also ' +
    'what other staff share. A portal user shares with the users of the active customer.',
  permission: 0,
  audit: { action: ['LIST_VIEW_ADDED', 'LIST_VIEW_CHANGED'], entityType: 'ListView' },
  repeat: 'keyed',
  budget: 9,
  input: (t) => ({
    id: t.id({ description: 'View to change; absent: a new one.' }),
    code: t.field({ type: GridCodeEnum, required: true, description: 'The list that it is a view of.' }),
    name: t.string({
      required: true,
      description: 'Name, 80 characters at most; unique among the owner’s views of the list.',
    }),
    query: t.string({
      required: true,
      description: 'Query string of the list’s address from its question mark on, at most 2,000; or empty.',
    }),
    isShared: t.boolean({ required: true, description: 'Others of the viewer’s side may open it.' }),
  }),
  resolve: async ({ id, code, ...input }, context, writes) => {
    const view = parseInput(viewSchema, input);
    return writes.once({
      request: { id: id ?? null, code, ...view },
      work: async (tx, record) => {
        const viewId =
          id == null
            ? await addView(tx, context, code, view)
            : await changeView(tx, context, { id, code }, view);
        record({
          action: id == null ? 'LIST_VIEW_ADDED' : 'LIST_VIEW_CHANGED',
          entityId: viewId,
          customerId: context.viewer.customerId,
          data: { code, name: view.name, isShared: view.isShared },
        });
        return { viewId, code };
      },
    });
  },
  success: (t) => ({
    view: t.prismaField({
      type: ListView,
      description: 'The view as it is now.',
      resolve: (query, { viewId }, _args, context) =>
        changedRow(context, 'ListView', { ...query, where: { id: viewId } }),
    }),
    gridSetting: t.field({
      type: GridSetting,
      description: 'Its list, with all views.',
      resolve: ({ code }, _args, context) => readGrid(context, code),
    }),
  }),
  sample: async ({ caller, buyer, listView, foreignBuyer }) => {
    const existing = await listView(buyer, { isShared: false });
    return {
      as: caller(buyer),
      // Names must be unique, even for repeated calls.
      input: { code: 'JOB_ORDERS', name: `Not ${existing}`, query: '?tab=processing', isShared: false },
      audited: 'LIST_VIEW_ADDED',
      foreign: { 'input.id': await listView(foreignBuyer, { isShared: true }) },
      ofExisting: { id: existing },
    };
  },
});

async function addView(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  code: string,
  view: View,
): Promise<number> {
  const { userId: ownerId } = viewer;
  await lockViews(tx, ownerId);
  const views = await tx.listView.findMany({ where: { ownerId, code }, select: { name: true } });
  if (views.length >= MAX_LIST_VIEWS) throw new RefusedError('LIST_VIEW_LIMIT', { limit: MAX_LIST_VIEWS });
  if (views.some(({ name }) => name === view.name)) throw nameTaken();
  const customerId = view.isShared ? sharedFor(viewer) : null;
  const { id } = await tx.listView.create({
    data: { ...view, ownerId, code, customerId },
    select: { id: true },
  });
  return id;
}

async function changeView(
  tx: Prisma.TransactionClient,
  context: Context,
  named: { id: string; code: string },
  view: View,
): Promise<number> {
  const { ownerId, code } = await changeableListView(tx, context, named);
  await lockViews(tx, ownerId);
  // It may have changed before the lock.
  const before = await changeableListView(tx, context, named);
  const namesake = await tx.listView.findFirst({
    where: { ownerId, code, name: view.name, id: { not: before.id } },
    select: { id: true },
  });
  if (namesake) throw nameTaken();
  const customerId = before.isShared ? before.customerId : sharedFor(context.viewer);
  await tx.listView.update({
    where: { id: before.id },
    data: { ...view, customerId: view.isShared ? customerId : null },
  });
  return before.id;
}

/** The customer whose users see the viewer's shared views; null for staff. */
function sharedFor(viewer: Context['viewer']): number | null {
  return viewer.isStaff ? null : viewer.requireCustomer();
}

/** Locks the views of an owner, so that names stay unique and the limit holds. */
async function lockViews(tx: Prisma.TransactionClient, ownerId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "User" WHERE id = ${ownerId} FOR NO KEY UPDATE`;
}

function nameTaken(): InvalidInputError {
  return InvalidInputError.of('name', 'NAME_TAKEN', 'Another view of this list has the name.');
}
