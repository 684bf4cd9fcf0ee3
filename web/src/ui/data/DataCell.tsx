import type { ReactNode } from 'react';
import { CardOnly, GridCell } from './grid-styles.ts';

/** Place of a cell in the card that a row is where a table does not fit; `table`: the card does without. */
export type CellArea = 'picture' | 'title' | 'status' | 'meta' | 'more' | 'amount' | 'select' | 'table';

type DataCellProps = {
  area: CellArea;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** Left out of a table that is short of room. */
  isExtra?: boolean | undefined;
  /** Keeps its room where columns are many. */
  isName?: boolean | undefined;
  /** What the value is, shown in the card, which has no head of a column. */
  cardLabel?: string | undefined;
  children?: ReactNode;
};

/** One cell of a `DataRow`. */
export function DataCell({ area, align = 'start', isExtra, isName, cardLabel, children }: DataCellProps) {
  return (
    <GridCell role="cell" area={area} align={align} isExtra={isExtra} isName={isName}>
      {cardLabel && <CardOnly textStyle="xs">{cardLabel} </CardOnly>}
      {children}
    </GridCell>
  );
}
