import { builder } from '../../schema/builder.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { GridCodeEnum } from './grid-code.type.ts';
import { gridSchema } from './grid-input.ts';
import { DensityEnum, GridSetting, readGrid } from './grid-setting.type.ts';
import { keepGrid } from './keep-grid.ts';
import { storedGrid } from './rules/grid-value.ts';

const GridColumnInput = builder.inputType('GridColumnInput', {
  description: 'A column as the viewer wants it.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the column, at most 60 characters.' }),
    visible: t.boolean({ required: true, description: 'It is shown.' }),
    width: t.int({ description: 'Width in pixels, 24 to 2,000; absent: as the list makes it.' }),
    pinned: t.boolean({ description: 'It stays in sight when the others scroll; absent: no.' }),
  }),
});

mutation('saveGridSetting', {
  description: 'Keeps how the viewer wants a list to look: all of it, as it is sent.',
  permission: 0,
  audit: { none: 'How the own screens look.' },
  repeat: 'naturally repeatable: sets a value',
  budget: 3,
  input: (t) => ({
    code: t.field({ type: GridCodeEnum, required: true, description: 'The list.' }),
    columns: t.field({
      type: [GridColumnInput],
      required: true,
      description: 'Columns in order, 100 at most; empty: as the list declares them.',
    }),
    sort: t.string({
      description: 'Order, as the address of the list writes it; absent: as the list comes.',
    }),
    pageSize: t.int({ description: 'Rows of a page, 1 to 100; absent: as the list comes.' }),
    density: t.field({ type: DensityEnum, required: true, description: 'How much room rows take.' }),
  }),
  resolve: async ({ code, ...input }, context) => {
    const grid = parseInput(gridSchema, input);
    const { value: before } = await readGrid(context, code);
    return keepGrid(context, code, storedGrid(grid, before), 'columns');
  },
  success: (t) => ({
    gridSetting: t.field({
      type: GridSetting,
      description: 'What is kept now.',
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
