import { useFormat } from '../lib/format/useFormat.ts';

type DayTextProps = {
  /** Calendar day or instant. */
  value: string;
};

/** A day relative to today, with the exact date on hover: 'in 3 days'. */
export function DayText({ value }: DayTextProps) {
  const { date, dateTime, relativeDay } = useFormat();
  const isInstant = value.includes('T');
  return (
    <time dateTime={value} title={isInstant ? dateTime(value) : date(value)}>
      {relativeDay(value)}
    </time>
  );
}
