import type { ReactNode } from 'react';
import type { CellArea } from '../ui/data/DataCell.tsx';

/** A column of a list: its cells, and their place in the card that a row is where a table does not fit. */
export type ListColumn<Row, Sort extends string = never> = {
  /** The words of its head go by it, and what users store of it. */
  readonly key: string;
  /** The head is for screen readers alone. */
  readonly isHeaderHidden?: boolean;
  /**
   * Place in the card. `table`: the card does without; `wide`: so do tables that are short of room, unless the user
   * wants it there. In `more` the card shows the head before the value: a date alone would be ambiguous.
   */
  readonly area: CellArea | 'wide';
  /** A number other than the amount of the card: stands with its likes at their ends. */
  readonly isFigure?: boolean;
  /** Identifies the row: keeps its width where columns are many. */
  readonly isName?: boolean;
  /** Orders by this column: a first click takes this order, the next one the other way round. */
  readonly sort?: Sort;
  /** The list cannot do without it. */
  readonly isFixed?: boolean;
  /** Shown only to users who want it. */
  readonly isDefaultHidden?: boolean;
  /** Nothing that a spreadsheet could hold: pictures, buttons. */
  readonly hasNoText?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

/** Columns of a list; false: one that the viewer does not see. */
export type ListColumns<Row, Sort extends string = never> = readonly (ListColumn<Row, Sort> | false)[];
