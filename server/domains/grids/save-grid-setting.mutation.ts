import { GridCodeEnum } from '../../lists/grid-code.ts';
import { builder } from '../../schema/builder.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { gridSchema } from './grid-input.ts';
import { DensityEnum, GridSetting, readGrid } from './grid-setting.type.ts';
import { keepGrid } from './keep-grid.ts';
import { storedGrid } from './rules/grid-value.ts';

const GridColumnInput = builder.inputType('GridColumnInput', {
  description: 'Column settings of the viewer.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the column, at most 60 characters.' }),
    visible: t.boolean({ required: true, description: 'Visible.' }),
    width: t.int({ description: 'Width in pixels, 24 to 2,000; absent: the default width.' }),
    pinned: t.boolean({ description: 'Pinned: it stays visible when the other columns scroll; absent: no.' }),
  }),
});

mutation('saveGridSetting', {
  description: 'Saves the viewer’s settings of a list; they are replaced as a whole.',
  permission: 0,
  audit: { none: 'How the own screens look.' },
  repeat: 'naturally repeatable: sets a value',
  budget: 3,
  input: (t) => ({
    code: t.field({ type: GridCodeEnum, required: true, description: 'The list.' }),
    columns: t.field({
      type: [GridColumnInput],
      required: true,
      description: 'Columns in order, 100 at most; empty: the default columns.',
    }),
    sort: t.string({
      description: 'Sort order in the format of the list’s URL; absent: the default of the list.',
    }),
    pageSize: t.int({ description: 'Rows per page, 1 to 100; absent: the default of the list.' }),
    density: t.field({ type: DensityEnum, required: true, description: 'Row density.' }),
  }),
  resolve: async ({ code, ...input }, context) => {
    const grid = parseInput(gridSchema, input);
    const { value: before } = await readGrid(context, code);
    return keepGrid(context, code, storedGrid(grid, before), 'columns');
  },
  success: (t) => ({
    gridSetting: t.field({
      type: GridSetting,
      description: 'The stored value.',
      resolve: (kept) => kept,
    }),
  }),
  sample: ({ caller, buyer }) => ({
    as: caller(buyer),
    input: {
      code: 'JOB_ORDERS',
      columns: [{ key: 'number', visible: true, width: 140, pinned: true }],
      sort: 'promised:asc',
      pageSize: 20,
      density: 'COMPACT',
    },
  }),
});
