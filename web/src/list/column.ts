import type { ReactNode } from 'react';
import type { CellArea } from '../ui/DataCell.tsx';

/** A column of a list: its head, its cells, and its place in the card that a row is where a table does not fit. */
export type ListColumn<Row, Sort extends string = never> = {
  readonly key: string;
  readonly header: string;
  /** The head is for screen readers alone. */
  readonly isHeaderHidden?: boolean;
  /** Place in the card; `table`: the card does without. */
  readonly area: CellArea;
  /** The card says the head before the value: a date alone would not tell what it is of. */
  readonly isLabelledInCard?: boolean;
  readonly align?: 'start' | 'end';
  /** What tells one row from the next: keeps its room where columns are many. */
  readonly isName?: boolean;
  /** Left out of tables that are short of room. */
  readonly isExtra?: boolean;
  /** Orders by this column; a first click takes `first`. */
  readonly sort?: { readonly ascending: Sort; readonly descending: Sort; readonly first: Sort };
  readonly cell: (row: Row) => ReactNode;
};
