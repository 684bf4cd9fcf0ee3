import { GridCodeEnum } from '../../lists/grid-code.ts';
import { builder } from '../../schema/builder.ts';
import { GridSetting, readGrid } from './grid-setting.type.ts';

builder.queryField('gridSetting', (t) =>
  t.field({
    type: GridSetting,
    description: 'The viewer’s settings of a list; the defaults when the viewer has not changed them.',
    authScopes: { signedIn: true },
    // The stored value, and the views.
    budget: 2,
    sample: ({ buyer }) => ({ as: buyer, args: { code: 'JOB_ORDERS' } }),
    args: { code: t.arg({ type: GridCodeEnum, required: true, description: 'The list.' }) },
    resolve: (_root, { code }, context) => readGrid(context, code),
  }),
);
