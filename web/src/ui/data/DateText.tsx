import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../lib/format/useFormat.ts';

const Time = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

type DateTextProps = {
  /** Calendar day or instant. */
  value: string;
};

/** A date in a column, with a uniform format; a tooltip shows the relative date, and the time of an instant. */
export function DateText({ value }: DateTextProps) {
  const { date, dateTime, relativeDay } = useFormat();
  return (
    <Time dateTime={value} title={value.includes('T') ? dateTime(value) : relativeDay(value)}>
      {date(value)}
    </Time>
  );
}
