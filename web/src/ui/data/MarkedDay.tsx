import { chakra } from '@chakra-ui/react';
import { LuTriangleAlert } from 'react-icons/lu';
import { inCompactTable } from './compact-table.ts';
import { DateText } from './DateText.tsx';

/** Below the day; behind it where rows are low. */
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
  /** A last day. */
  day: string;
  /** What there is to say of it, in words. */
  mark: { readonly text: string; readonly tone: 'late' | 'soon' } | null;
};

/** A last day, and a mark where it has passed or comes near. */
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
