import { chakra } from '@chakra-ui/react';
import { LuTriangleAlert } from 'react-icons/lu';
import { inCompactTable } from './compact-table.ts';
import { DateText } from './DateText.tsx';

/** Below the day; after it in compact rows. */
const Mark = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    _icon: { boxSize: '4', flexShrink: 0 },
    ...inCompactTable({ display: 'inline-flex', ms: '2' }),
  },
  variants: { tone: { late: { color: 'fg.error' }, soon: { color: 'fg.warning' } } },
});

type MarkedDayProps = {
  /** A due date. */
  day: string;
  /** Text of the mark. */
  mark: { readonly text: string; readonly tone: 'late' | 'soon' } | null;
};

/** A due date, marked if it is overdue or near. */
export function MarkedDay({ day, mark }: MarkedDayProps) {
  return (
    <>
      <DateText value={day} />
      {mark && (
        <Mark tone={mark.tone}>
          <LuTriangleAlert aria-hidden />
          {mark.text}
        </Mark>
      )}
    </>
  );
}
