import { builder } from '../../schema/builder.ts';
import { GRIDS, type GridCode } from './rules/grid-codes.ts';

/** Lists whose look users keep. */
export const GridCodeEnum = builder.enumType('GridCode', {
  description: 'A list whose look and saved views users keep, by its documented code.',
  // One value for each key of GRIDS.
  values: Object.fromEntries(
    Object.entries(GRIDS).map(([code, description]) => [code, { description }]),
  ) as Record<GridCode, { description: string }>,
});
