import { chakra } from '@chakra-ui/react';
import { inCompactTable, TABLE } from './compact-table.ts';

/**
 * Parts of `DataGrid`: a table if its columns fit, otherwise cards, by the width of the list and not of the window.
 * ARIA roles are explicit, because the `display` values of cards remove the table semantics.
 */

/** Minimum width for all columns: 1,040 px. */
const WIDE_TABLE = '@container grid (min-width: 65rem)';

/**
 * The container of a list. It scrolls sideways only if the table overflows, because a scroll container would break the
 * sticky header.
 */
export const GridRoom = chakra('div', {
  base: {
    containerType: 'inline-size',
    containerName: 'grid',
    '&[data-overflowing]': { overflowX: { base: 'auto', _print: 'visible' } },
  },
});

export const GridTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'table',
    display: 'block',
    borderColor: 'border',
    borderRadius: 'l3',
    [TABLE]: { display: 'table', bg: 'bg.panel', borderWidth: '1px' },
  },
});

export const GridHead = chakra('thead', {
  base: {
    srOnly: true,
    [TABLE]: { srOnly: false, display: 'table-header-group' },
  },
});

export const GridBody = chakra('tbody', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: '2',
    [TABLE]: { display: 'table-row-group' },
  },
});

export const GridHeadCell = chakra('th', {
  base: {
    [TABLE]: {
      position: { base: 'sticky', _print: 'static' },
      top: 'var(--ax-grid-top, 0px)',
      zIndex: 'docked',
    },
    // A sideways scroll container would contain the sticky header.
    '[data-overflowing] &': { [TABLE]: { position: 'relative', top: '0' } },
    bg: 'bg.panel',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    px: '3',
    h: '9',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _first: { borderTopLeftRadius: 'l3' },
    _last: { borderTopRightRadius: 'l3' },
    '& a': {
      color: 'inherit',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      _hover: { color: 'fg' },
    },
    '&[aria-sort=ascending], &[aria-sort=descending]': { color: 'fg' },
    ...inCompactTable({ px: '2', h: '8' }),
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end', '& a': { flexDirection: 'row-reverse' } } },
    isExtra: { true: { display: 'none', [WIDE_TABLE]: { display: 'table-cell' } } },
    isScreenOnly: { true: { _print: { display: 'none' } } },
  },
});

export const GridHeadRow = chakra('tr');

/** Resize handle of a column header. */
export const GridHeadEdge = chakra('span', {
  base: {
    display: 'none',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '2.5',
    cursor: 'col-resize',
    touchAction: 'none',
    borderInlineEndWidth: '2px',
    borderColor: 'transparent',
    _hover: { borderColor: 'border.emphasized' },
    _active: { borderColor: 'border.gold' },
    _print: { display: 'none!' },
    [TABLE]: { display: 'block' },
  },
});

export const GridRow = chakra('tr', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gridTemplateAreas:
      '"picture title select" "picture status status" "picture meta meta" "picture more amount"',
    columnGap: '3',
    rowGap: '1',
    alignContent: 'start',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
    '&[data-selected]': { bg: 'brand.subtle' },
    '&:focus-within': { zIndex: 1 },
    breakInside: 'avoid',
    [TABLE]: { display: 'table-row', p: '0', borderWidth: '0', borderRadius: '0' },
  },
});

export const GridCell = chakra('td', {
  base: {
    display: 'block',
    verticalAlign: 'middle',
    minW: '0',
    borderColor: 'border.muted',
    'tr:last-of-type > &': { borderBottomWidth: '0!' },
    _empty: { display: 'none' },
    '& button': { _print: { display: 'none' } },
    [TABLE]: {
      display: 'table-cell',
      px: '3',
      py: '1.5',
      h: '10',
      borderBottomWidth: '1px',
      color: 'fg',
      _empty: { display: 'table-cell' },
    },
    ...inCompactTable({ px: '2', py: '0.5', h: '8' }),
  },
  variants: {
    area: {
      picture: { gridArea: 'picture', [TABLE]: { w: '16', pe: '0' } },
      title: { gridArea: 'title', fontWeight: 'medium' },
      status: { gridArea: 'status', ...inCompactTable({ whiteSpace: 'nowrap' }) },
      meta: { gridArea: 'meta', color: 'fg.muted' },
      more: { gridArea: 'more', color: 'fg.muted', ...inCompactTable({ whiteSpace: 'nowrap' }) },
      amount: { gridArea: 'amount', fontWeight: 'medium', [TABLE]: { fontWeight: 'normal' } },
      select: {
        gridArea: 'select',
        justifySelf: 'end',
        zIndex: 1,
        position: 'relative',
        [TABLE]: { w: '10', pe: '0' },
        _print: { display: 'none!' },
      },
      table: { display: 'none', ...inCompactTable({ whiteSpace: 'nowrap' }) },
    },
    align: {
      start: {},
      end: {
        fontVariantNumeric: 'tabular-nums lining-nums',
        [TABLE]: { textAlign: 'end', whiteSpace: 'nowrap' },
      },
    },
    isName: { true: { [TABLE]: { minW: '36' } } },
    isExtra: { true: { '&&': { [TABLE]: { display: 'none' }, [WIDE_TABLE]: { display: 'table-cell' } } } },
  },
});

/** Labels for cards only; tables have column headers. */
export const CardOnly = chakra('span', { base: { [TABLE]: { display: 'none' } } });
