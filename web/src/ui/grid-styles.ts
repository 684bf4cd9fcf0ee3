import { chakra } from '@chakra-ui/react';

/** Parts of `DataGrid`: a table from `md` up, a stack of cards below. Roles are written out because the phone's
 * `display` values would take the table's meaning away from screen readers. */

export const GridTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'table',
    display: { base: 'block', md: 'table' },
    bg: 'bg.panel',
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'border',
    borderRadius: 'l3',
  },
});

export const GridHead = chakra('thead', {
  base: {
    srOnly: { base: true, md: false },
    display: { md: 'table-header-group' },
  },
});

export const GridBody = chakra('tbody', {
  base: { display: { base: 'flex', md: 'table-row-group' }, flexDirection: 'column', gap: '2' },
});

export const GridHeadCell = chakra('th', {
  base: {
    position: { md: 'sticky' },
    top: { md: 'var(--ax-grid-top, 0px)' },
    zIndex: { md: 'docked' },
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
  },
  variants: { align: { start: {}, end: { textAlign: 'end', '& a': { flexDirection: 'row-reverse' } } } },
});

export const GridHeadRow = chakra('tr');

export const GridRow = chakra('tr', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'auto 1fr auto',
    gridTemplateAreas:
      '"picture title select" "picture status status" "picture meta meta" "picture more amount"',
    columnGap: '3',
    rowGap: '1',
    p: { base: '3', md: '0' },
    bg: 'bg.panel',
    borderWidth: { base: '1px', md: '0' },
    borderColor: 'border',
    borderRadius: { base: 'l3', md: '0' },
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
    '&[data-selected]': { bg: 'brand.subtle' },
    '&:focus-within': { zIndex: 1 },
  },
});

export const GridCell = chakra('td', {
  base: {
    display: { base: 'block', md: 'table-cell' },
    verticalAlign: 'middle',
    px: { base: '0', md: '3' },
    py: { base: '0', md: '1.5' },
    h: { md: '10' },
    minW: '0',
    borderBottomWidth: { md: '1px' },
    borderColor: 'border.muted',
    'tr:last-of-type > &': { borderBottomWidth: '0' },
    _empty: { display: { base: 'none', md: 'table-cell' } },
  },
  variants: {
    area: {
      picture: { gridArea: 'picture', w: { md: '16' }, pe: { md: '0' } },
      title: { gridArea: 'title', fontWeight: 'medium' },
      status: { gridArea: 'status' },
      meta: { gridArea: 'meta', color: { base: 'fg.muted', md: 'fg' } },
      more: { gridArea: 'more', color: { base: 'fg.muted', md: 'fg' } },
      amount: { gridArea: 'amount', fontWeight: { base: 'medium', md: 'normal' } },
      select: {
        gridArea: 'select',
        justifySelf: 'end',
        w: { md: '10' },
        pe: { md: '0' },
        zIndex: 1,
        position: 'relative',
      },
      desktop: { display: { base: 'none', md: 'table-cell' } },
    },
    align: {
      start: {},
      end: {
        textAlign: { md: 'end' },
        fontVariantNumeric: 'tabular-nums lining-nums',
        whiteSpace: { md: 'nowrap' },
      },
    },
  },
});
