import { mutation } from '../../schema/mutation.ts';
import { changeableListView } from './find-list-view.ts';
import { GridSetting, readGrid } from './grid-setting.type.ts';

mutation('deleteListView', {
  description:
    'Deletes a view for everyone who may open it: the viewer’s own, or with 2703 one shared by other staff.',
  permission: 0,
  audit: { action: 'LIST_VIEW_DELETED', entityType: 'ListView' },
  repeat: 'naturally repeatable: deletes once; a repeat finds nothing',
  budget: 5,
  input: (t) => ({ id: t.id({ required: true, description: 'View to delete.' }) }),
  resolve: (input, context, writes) =>
    writes.transaction(async (tx, record) => {
      const { id, code, name, isShared } = await changeableListView(tx, context, input);
      await tx.listView.deleteMany({ where: { id } });
      record({ entityId: id, customerId: context.viewer.customerId, data: { code, name, isShared } });
      return { viewId: input.id, code };
    }),
  success: (t) => ({
    viewId: t.exposeID('viewId', { description: 'Id of the deleted view.' }),
    gridSetting: t.field({
      type: GridSetting,
      description: 'Its list, with the views that are left.',
      resolve: ({ code }, _args, context) => readGrid(context, code),
    }),
  }),
  sample: async ({ caller, buyer, listView, foreignBuyer }) => ({
    as: caller(buyer),
    input: { id: await listView(buyer, { isShared: false }) },
    foreign: { 'input.id': await listView(foreignBuyer, { isShared: true }) },
  }),
});
