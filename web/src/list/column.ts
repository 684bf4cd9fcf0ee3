import type { ReactNode } from 'react';
import type { CellArea } from '../ui/data/DataCell.tsx';

/** A column of a list: its cells, and their place in the card that replaces a row on narrow screens. */
export type ListColumn<Row, Sort extends string = never> = {
  /** Key of its header text and of the stored settings. */
  readonly key: string;
  /** The header is only for screen readers. */
  readonly isHeaderHidden?: boolean;
  /**
   * Place in the card. `table`: not in the card; `wide`: also not in narrow tables, unless the user chose the column.
   * In `more`, the card shows the header before the value, because for example a date alone would be ambiguous.
   */
  readonly area: CellArea | 'wide';
  /** A number other than the amount of the card; aligned to the end. */
  readonly isFigure?: boolean;
  /** Identifies the row; keeps its width if there are many columns. */
  readonly isName?: boolean;
  /** Order of this column: the first click sorts by it, the second one reverses it. */
  readonly sort?: Sort;
  /** The column cannot be hidden. */
  readonly isFixed?: boolean;
  /** Hidden by default. */
  readonly isDefaultHidden?: boolean;
  /** Not exported: pictures, buttons. */
  readonly hasNoText?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

/** Columns of a list; false for a column that the viewer may not see. */
export type ListColumns<Row, Sort extends string = never> = readonly (ListColumn<Row, Sort> | false)[];
