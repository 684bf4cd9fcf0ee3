import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    display: { base: 'block', md: 'table' },
  },
});

const Head = chakra('thead', {
  base: { display: { base: 'none', md: 'table-header-group' }, bg: 'bg.subtle' },
});

const HeadRow = chakra('tr');

const HeadCell = chakra('th', {
  base: {
    px: '3',
    py: '2',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    borderBottomWidth: '1px',
    '&[data-end]': { textAlign: 'end' },
  },
});

const Body = chakra('tbody', { base: { display: { base: 'block', md: 'table-row-group' } } });

const Row = chakra('tr', {
  base: {
    display: { base: 'block', md: 'table-row' },
    px: { base: '3', md: '0' },
    py: { base: '2', md: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
    '&[data-tone=changed]': { bg: 'gold.subtle' },
    '&[data-tone=muted]': { color: 'fg.muted' },
  },
});

const Cell = chakra('td', {
  base: {
    display: { base: 'flex', md: 'table-cell' },
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    px: { base: '0', md: '3' },
    py: { base: '1', md: '1.5' },
    minH: { base: '8', md: '0' },
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    '&[data-end]': {
      textAlign: { md: 'end' },
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    _before: {
      content: { base: 'attr(data-label)', md: 'none' },
      flexShrink: '0',
      maxW: '50%',
      color: 'fg.muted',
      textStyle: 'xs',
      whiteSpace: 'normal',
    },
  },
});

/** A column header. */
export type SheetColumn = { key: string; label: string; isFigure?: boolean };

type SheetProps = { label: string; columns: readonly SheetColumn[]; children: ReactNode };

/** A table of numbers. On narrow pages each row is a card with labelled values. Rows are `SheetRow`s. */
export function Sheet({ label, columns, children }: SheetProps) {
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflowX="auto">
      <Table role="table" aria-label={label}>
        <Head role="rowgroup">
          <HeadRow role="row">
            {columns.map(({ key, label: head, isFigure }) => (
              <HeadCell key={key} role="columnheader" scope="col" data-end={isFigure || undefined}>
                {head}
              </HeadCell>
            ))}
          </HeadRow>
        </Head>
        <Body role="rowgroup">{children}</Body>
      </Table>
    </Box>
  );
}

type SheetRowProps = {
  columns: readonly SheetColumn[];
  cells: readonly ReactNode[];
  tone?: 'changed' | 'muted' | undefined;
};

/** A row of a `Sheet`, with one cell per column. */
export function SheetRow({ columns, cells, tone }: SheetRowProps) {
  return (
    <Row role="row" data-tone={tone}>
      {columns.map(({ key, label, isFigure }, index) => (
        <Cell key={key} role="cell" data-label={label} data-end={isFigure || undefined}>
          {cells[index]}
        </Cell>
      ))}
    </Row>
  );
}
