import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inCompactTable } from './compact-table.ts';
import { CardOnly } from './grid-styles.ts';

/** One line where rows are low, which ends where its room does. Paper has no hover: nothing is cut there. */
const Lines = chakra('span', {
  base: { display: 'block', ...inCompactTable({ lineClamp: { base: 1, _print: 'none' } }) },
});

const Line = chakra('span', {
  base: { display: 'block', ...inCompactTable({ display: 'inline', me: '2' }) },
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
      <Line>{children}</Line>
      {details && (
        <Line textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {details}
        </Line>
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
