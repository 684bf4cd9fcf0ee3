import { chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardOnly, inCompactTable } from './grid-styles.ts';

/** Lines below each other; where rows are low, one line that ends where its room does. */
const Lines = chakra('span', {
  base: {
    display: 'block',
    '& > span': { display: 'block' },
    ...inCompactTable({
      // Paper has no hover: nothing is cut there.
      lineClamp: { base: 1, _print: 'none' },
      '& > span': { display: 'inline', me: '2' },
    }),
  },
});

type CellLinesProps = {
  /** Smaller, below; what is empty is left out. */
  detail: readonly (string | false | null | undefined)[];
  /** Below that, where the row is a card and has no columns for them. */
  inCard?: ReactNode;
  children: ReactNode;
};

/** A cell with a name, and below it what distinguishes it from others of that name. */
export function CellLines({ detail, inCard, children }: CellLinesProps) {
  const details = detail.filter(Boolean).join(' · ');
  return (
    <Lines>
      <Text as="span">{children}</Text>
      {details && (
        <Text as="span" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {details}
        </Text>
      )}
      {inCard && (
        <CardOnly textStyle="xs">
          <HStack as="span" gap="3">
            {inCard}
          </HStack>
        </CardOnly>
      )}
    </Lines>
  );
}
