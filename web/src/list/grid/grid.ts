import type { ListColumn } from '../column.ts';
import type { Arranged } from './arrangement.ts';

/** Column properties used by the settings. */
export type GridColumnFacts = {
  readonly key: string;
  readonly isFixed?: boolean;
  readonly isDefaultHidden?: boolean;
  readonly isHeaderHidden?: boolean;
  readonly hasNoText?: boolean;
};

/** Changes the settings of the columns. */
export type Rearrange = <C extends GridColumnFacts>(
  columns: readonly Arranged<C>[],
) => readonly Arranged<C>[];

/** The display settings of a list: columns, order, width, density. */
export type GridLook = {
  /** All columns that the viewer may see, in the user's order. */
  readonly columns: readonly Arranged<GridColumnFacts>[];
  /** Header text of a column. */
  readonly columnLabel: (key: string) => string;
  /** Whether rows are compact. */
  readonly isCompact: boolean;
  /** Whether the user changed the columns: then all shown columns stay, even in narrow tables. */
  readonly isOwn: boolean;
  /** Changes the columns at once and stores the change. */
  readonly rearrange: (change: Rearrange) => void;
  readonly setCompact: (isCompact: boolean) => void;
  /** Restores the defaults. */
  readonly reset: () => void;
};

/** The display settings with the cells of the columns. */
export type Grid<Row, Sort extends string = never> = Omit<GridLook, 'columns'> & {
  readonly columns: readonly Arranged<ListColumn<Row, Sort>>[];
};
