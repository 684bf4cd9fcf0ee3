import { type ReactNode, useRef } from 'react';
import { LuArrowDown, LuArrowUp } from 'react-icons/lu';
import { Link } from 'react-router';
import { ColumnEdge } from './ColumnEdge.tsx';
import { GridBody, GridHead, GridHeadCell, GridHeadRow, GridRoom, GridTable } from './grid-styles.ts';
import { useOverflow } from './useOverflow.ts';

/** Header of a column. */
export type GridColumn = {
  key: string;
  /** Header content; an empty header still needs `name`. */
  header: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Hidden in narrow tables. */
  isExtra?: boolean | undefined;
  /** Set if the list can be sorted by this column: the URL that sorts, and the current direction. */
  sort?: { to: string; direction: 'ascending' | 'descending' | null } | undefined;
  /** Hidden in print. */
  isScreenOnly?: boolean;
  /** In pixels, if there is room; absent: automatic. */
  width?: number | null | undefined;
  /** Set if the column can be resized; null: automatic width. */
  onResize?: ((width: number | null) => void) | undefined;
};

type DataGridProps = {
  /** Accessible name of the table. */
  label: string;
  /** For screen readers: how to navigate the table. */
  hint?: string;
  columns: readonly GridColumn[];
  /** Compact rows. */
  isCompact?: boolean;
  /** `DataRow`s. */
  children: ReactNode;
};

const SORT_ICONS = { ascending: LuArrowUp, descending: LuArrowDown };

/**
 * A list: a table with a sticky header, or cards in narrow containers. Rows are `DataRow` with `DataCell`s in column
 * order; each cell names its `area` in the card.
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
