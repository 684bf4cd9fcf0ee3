import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr',
      sm: 'minmax(7rem, max-content) 1fr',
      _print: 'minmax(7rem, max-content) 1fr',
    },
    columnGap: '6',
    rowGap: { base: '3', sm: '2', _print: '1' },
    textStyle: 'sm',
  },
});

const Row = chakra('div', { base: { display: { base: 'block', sm: 'contents', _print: 'contents' } } });
const Key = chakra('dt', { base: { color: 'fg.muted' } });
const Value = chakra('dd', { base: { minW: '0', color: 'fg' } });

/** A label and its value. */
type KeyValue = { label: string; value: ReactNode };

/** Labels with values beside them, below them on phones. The caller omits empty values. */
export function KeyValueList({ entries }: { entries: readonly KeyValue[] }) {
  return (
    <List>
      {entries.map(({ label, value }) => (
        <Row key={label}>
          <Key>{label}</Key>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}
