import type { ReactNode } from 'react';
import { GridRow } from './grid-styles.ts';

type DataRowProps = {
  /** Key of the row for keyboard navigation. */
  rowKey: string;
  isSelected?: boolean;
  /** `DataCell`s, one per column. */
  children: ReactNode;
};

/** A row of a `DataGrid`. Its `RowLink` makes the whole row a link. */
export function DataRow({ rowKey, isSelected = false, children }: DataRowProps) {
  return (
    <GridRow
      role="row"
      data-row={rowKey}
      data-selected={isSelected || undefined}
      aria-selected={isSelected || undefined}
    >
      {children}
    </GridRow>
  );
}
