import { type ReactNode, useRef } from 'react';
import { LuArrowDown, LuArrowUp } from 'react-icons/lu';
import { Link } from 'react-router';
import { ColumnEdge } from './ColumnEdge.tsx';
import { GridBody, GridHead, GridHeadCell, GridHeadRow, GridRoom, GridTable } from './grid-styles.ts';
import { useOverflow } from './useOverflow.ts';

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
  /** Not on paper. */
  isScreenOnly?: boolean;
  /** In pixels, where there is room; absent: as wide as it needs. */
  width?: number | null | undefined;
  /** Present when its end can be dragged; null: as wide as it needs. */
  onResize?: ((width: number | null) => void) | undefined;
};

type DataGridProps = {
  /** Accessible name of the table. */
  label: string;
  /** For screen readers: how one moves in it. */
  hint?: string;
  columns: readonly GridColumn[];
  /** Rows are low: more of them are seen at once. */
  isCompact?: boolean;
  /** `DataRow`s. */
  children: ReactNode;
};

const SORT_ICONS = { ascending: LuArrowUp, descending: LuArrowDown };

/**
 * A list: a table with a sticky head where it has room, cards where it has not. Rows are `DataRow` with `DataCell`s in the order
 * of the columns; each cell names the `area` it takes in the card.
 */
export function DataGrid({ label, hint, columns, isCompact = false, children }: DataGridProps) {
  const room = useRef<HTMLDivElement>(null);
  useOverflow(room);
  return (
    <GridRoom ref={room}>
      <GridTable
        role="table"
        aria-label={label}
        aria-description={hint}
        data-compact={isCompact || undefined}
      >
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
  const { header, align = 'start', isExtra, sort, isScreenOnly, width, onResize } = column;
  const Icon = sort?.direction && SORT_ICONS[sort.direction];
  return (
    <GridHeadCell
      role="columnheader"
      scope="col"
      align={align}
      isExtra={isExtra}
      isScreenOnly={isScreenOnly}
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      style={width ? { width } : undefined}
    >
      {sort ? (
        <Link to={sort.to} preventScrollReset>
          {header}
          {Icon && <Icon aria-hidden />}
        </Link>
      ) : (
        header
      )}
      {onResize && <ColumnEdge onResize={onResize} />}
    </GridHeadCell>
  );
}
