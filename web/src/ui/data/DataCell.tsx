import type { ReactNode } from 'react';
import { CardOnly, GridCell } from './grid-styles.ts';

/** Place of a cell in the card; `table`: not in the card. */
export type CellArea = 'picture' | 'title' | 'status' | 'meta' | 'more' | 'amount' | 'select' | 'table';

type DataCellProps = {
  area: CellArea;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Hidden in narrow tables. */
  isExtra?: boolean | undefined;
  /** Keeps its width if there are many columns. */
  isName?: boolean | undefined;
  /** Label of the value in the card, which has no column headers. */
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
