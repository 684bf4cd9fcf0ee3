import type { ListColumn } from '../column.ts';
import type { Arranged } from './arrangement.ts';

/** What arranging looks at in a column. */
export type GridColumnFacts = {
  readonly key: string;
  readonly isFixed?: boolean;
  readonly isDefaultHidden?: boolean;
  readonly isHeaderHidden?: boolean;
  readonly hasNoText?: boolean;
};

/** Makes another arrangement of one. */
export type Rearrange = <C extends GridColumnFacts>(
  columns: readonly Arranged<C>[],
) => readonly Arranged<C>[];

/** How a list looks to its user: which columns, in what order, how wide, how dense. */
export type GridLook = {
  /** All columns that the viewer may see, in the order of the user. */
  readonly columns: readonly Arranged<GridColumnFacts>[];
  /** Words of a column's head. */
  readonly columnLabel: (key: string) => string;
  /** Rows are low. */
  readonly isCompact: boolean;
  /** The user arranged the columns: what is shown is wanted, however short of room the table is. */
  readonly isOwn: boolean;
  /** Shows other columns, or the same ones otherwise, at once, and stores that with the user. */
  readonly rearrange: (change: Rearrange) => void;
  readonly setCompact: (isCompact: boolean) => void;
  /** As the list comes. */
  readonly reset: () => void;
};

/** The same with the cells of the columns. */
export type Grid<Row, Sort extends string = never> = Omit<GridLook, 'columns'> & {
  readonly columns: readonly Arranged<ListColumn<Row, Sort>>[];
};
