import type { ReactNode } from 'react';
import { GridCell } from './grid-styles.ts';

type DataCellProps = {
  /** Place in the card on a phone; `desktop` cells are left out there. */
  area: 'picture' | 'title' | 'status' | 'meta' | 'more' | 'amount' | 'select' | 'desktop';
  /** `end` for figures. */
  align?: 'start' | 'end';
  children?: ReactNode;
};

/** One cell of a `DataRow`. */
export function DataCell({ area, align = 'start', children }: DataCellProps) {
  return (
    <GridCell role="cell" area={area} align={align}>
      {children}
    </GridCell>
  );
}
