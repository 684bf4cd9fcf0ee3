import type { ReactNode } from 'react';
import { LuArrowDown, LuArrowUp } from 'react-icons/lu';
import { Link } from 'react-router';
import { GridBody, GridHead, GridHeadCell, GridHeadRow, GridRoom, GridTable } from './grid-styles.ts';

/** A column's head. */
export type GridColumn = {
  key: string;
  /** Words of the head; an empty head still needs `name`. */
  header: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Left out of a table that is short of room. */
  isExtra?: boolean | undefined;
  /** Present when the list can be sorted by it: the address that sorts, and the order in force. */
  sort?: { to: string; direction: 'ascending' | 'descending' | null } | undefined;
};

type DataGridProps = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn[];
  /** `DataRow`s. */
  children: ReactNode;
};

const SORT_ICONS = { ascending: LuArrowUp, descending: LuArrowDown };

/**
 * A list: a table with a sticky head where it has room, cards where it has not. Rows are `DataRow` with `DataCell`s in the order
 * of the columns; each cell names the `area` it takes in the card.
 */
export function DataGrid({ label, columns, children }: DataGridProps) {
  return (
    <GridRoom>
      <GridTable role="table" aria-label={label}>
        <GridHead role="rowgroup">
          <GridHeadRow role="row">
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </GridHeadRow>
        </GridHead>
        <GridBody role="rowgroup">{children}</GridBody>
      </GridTable>
    </GridRoom>
  );
}

function ColumnHead({ column }: { column: GridColumn }) {
  const { header, align = 'start', isExtra, sort } = column;
  const Icon = sort?.direction && SORT_ICONS[sort.direction];
  return (
    <GridHeadCell
      role="columnheader"
      scope="col"
      align={align}
      isExtra={isExtra}
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
    >
      {sort ? (
        <Link to={sort.to} preventScrollReset>
          {header}
          {Icon && <Icon aria-hidden />}
        </Link>
      ) : (
        header
      )}
    </GridHeadCell>
  );
}
