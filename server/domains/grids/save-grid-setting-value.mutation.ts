import { GridCodeEnum } from '../../lists/grid-code.ts';
import { mutation } from '../../schema/mutation.ts';
import { legacyGrid } from './grid-input.ts';
import { GridSetting } from './grid-setting.type.ts';
import { keepGrid } from './keep-grid.ts';

mutation('saveGridSettingValue', {
  description:
    'Saves the viewer’s settings of a list in the format of legacy clients: one value of at most 64 kB with the documented keys `columns`, `sort`, `pageSize` and `density`; other keys are stored as well. Views have their own mutations.',
  permission: 0,
  audit: { none: 'How the own screens look.' },
  repeat: 'naturally repeatable: sets a value',
  budget: 2,
  input: (t) => ({
    code: t.field({ type: GridCodeEnum, required: true, description: 'The list.' }),
    value: t.field({
      type: 'JSON',
      required: true,
      description: 'The value: an object, or its JSON as a text.',
    }),
  }),
  resolve: ({ code, value }, context) => keepGrid(context, code, legacyGrid(value), 'value'),
  success: (t) => ({
    gridSetting: t.field({
      type: GridSetting,
      description: 'The stored value.',
      resolve: (kept) => kept,
    }),
  }),
  sample: ({ caller, buyer }) => ({
    as: caller(buyer),
    input: { code: 'JOB_ORDERS', value: { columns: [{ key: 'number', title: 'No.' }], rowHeight: 30 } },
  }),
});
