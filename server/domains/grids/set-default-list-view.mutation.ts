import { GridCodeEnum } from '../../lists/grid-code.ts';
import { mutation } from '../../schema/mutation.ts';
import { visibleListView } from './find-list-view.ts';
import { GridSetting, readGrid } from './grid-setting.type.ts';

mutation('setDefaultListView', {
  description: 'Sets the view that a list opens with, for the viewer only; null: the default of the list.',
  permission: 0,
  audit: { none: 'How the own screens look.' },
  repeat: 'naturally repeatable: sets a value',
  budget: 4,
  input: (t) => ({
    code: t.field({ type: GridCodeEnum, required: true, description: 'The list.' }),
    viewId: t.id({ description: 'A view of the list that the viewer may open; null: none.' }),
  }),
  resolve: ({ code, viewId: globalId }, context, writes) =>
    writes.transaction(async (tx) => {
      const { userId } = context.viewer;
      if (globalId == null) {
        await tx.listViewDefault.deleteMany({ where: { userId, code } });
        return { code };
      }
      const { id: viewId } = await visibleListView(tx, context, { id: globalId, code });
      // If the view was deleted concurrently, nothing is inserted.
      await tx.$executeRaw`
        INSERT INTO "ListViewDefault" ("userId", code, "viewId")
        SELECT ${userId}, ${code}, id FROM "ListView" WHERE id = ${viewId} FOR KEY SHARE
        ON CONFLICT ("userId", code) DO UPDATE SET "viewId" = excluded."viewId"`;
      return { code };
    }),
  success: (t) => ({
    gridSetting: t.field({
      type: GridSetting,
      description: 'The list, with its views.',
      resolve: ({ code }, _args, context) => readGrid(context, code),
    }),
  }),
  sample: async ({ caller, buyer, listView, foreignBuyer }) => ({
    as: caller(buyer),
    input: { code: 'JOB_ORDERS', viewId: await listView(buyer, { isShared: true }) },
    foreign: { 'input.viewId': await listView(foreignBuyer, { isShared: true }) },
  }),
});
