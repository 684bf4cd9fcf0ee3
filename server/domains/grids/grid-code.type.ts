import { builder } from '../../schema/builder.ts';
import { GRIDS, type GridCode } from './rules/grid-codes.ts';

/** Lists whose look users keep. */
export const GridCodeEnum = builder.enumType('GridCode', {
  description: 'Code of a list for which users save their settings and views.',
  // One value for each key of GRIDS.
  values: Object.fromEntries(
    Object.entries(GRIDS).map(([code, description]) => [code, { description }]),
  ) as Record<GridCode, { description: string }>,
});
