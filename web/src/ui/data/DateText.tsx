import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../lib/format/useFormat.ts';

const Time = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

type DateTextProps = {
  /** Calendar day or instant. */
  value: string;
};

/** A date in a column: written alike in every row; how far away it is, and an instant's time, on hover. */
export function DateText({ value }: DateTextProps) {
  const { date, dateTime, relativeDay } = useFormat();
  return (
    <Time dateTime={value} title={value.includes('T') ? dateTime(value) : relativeDay(value)}>
      {date(value)}
    </Time>
  );
}
