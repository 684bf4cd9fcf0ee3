import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inCompactTable } from './compact-table.ts';
import { CardOnly } from './grid-styles.ts';

/** A truncated line in compact tables. Nothing is truncated in print, where there is no tooltip. */
const Lines = chakra('span', {
  base: { display: 'block', ...inCompactTable({ lineClamp: { base: 1, _print: 'none' } }) },
});

const Line = chakra('span', {
  base: { display: 'block', ...inCompactTable({ display: 'inline', me: '2' }) },
});

type CellLinesProps = {
  /** Smaller lines below; empty ones are omitted. */
  detail: readonly (string | false | null | undefined)[];
  /** Shown below in cards, which have no columns for it. */
  inCard?: ReactNode;
  children: ReactNode;
};

/** A cell with a name and distinguishing details below it. */
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
