import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuTriangleAlert } from 'react-icons/lu';
import { useFormat } from '../lib/format/useFormat.ts';
import { inCompactTable } from '../ui/data/compact-table.ts';
import { DateText } from '../ui/data/DateText.tsx';
import { daysFromToday } from './days-from-today.ts';

const Day = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    verticalAlign: 'bottom',
    _icon: { boxSize: '4', flexShrink: 0 },
  },
  variants: {
    urgency: {
      LATE: { color: 'fg.error', fontWeight: 'medium' },
      DUE_SOON: { color: 'fg.gold', fontWeight: 'medium' },
      ON_TRACK: {},
      CLOSED: { color: 'fg.muted' },
      NONE: { color: 'fg.muted' },
    },
  },
});

const URGENCIES = ['LATE', 'DUE_SOON', 'ON_TRACK', 'CLOSED', 'NONE'] as const;

type PromisedDayProps = {
  /** Calendar day; null if nothing was promised. */
  promisedOn: string | null | undefined;
  urgency: string;
};

/** The promised day relative to today, with a text if late. Exact date on hover. */
export function PromisedDay({ promisedOn, urgency }: PromisedDayProps) {
  const { t } = useTranslation('orders');
  const { date, relativeDay } = useFormat();
  const look = URGENCIES.find((each) => each === urgency) ?? 'ON_TRACK';
  if (!promisedOn) return <Day urgency="NONE">{t('promised.none')}</Day>;
  const isLate = look === 'LATE';
  return (
    <Day urgency={look}>
      {isLate && <LuTriangleAlert aria-hidden />}
      <time dateTime={promisedOn} title={date(promisedOn)}>
        {isLate
          ? t('promised.late', { count: Math.max(1, -daysFromToday(promisedOn)) })
          : look === 'CLOSED'
            ? date(promisedOn)
            : relativeDay(promisedOn)}
      </time>
    </Day>
  );
}

/** Below the value it belongs to; after it in low rows. */
const Below = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    ...inCompactTable({ display: 'inline', ms: '2' }),
  },
});

/** The promised day in a list: the date, and below it a text if it is late or near. */
export function PromisedDate({ promisedOn, urgency }: PromisedDayProps) {
  if (!promisedOn) return <PromisedDay promisedOn={promisedOn} urgency={urgency} />;
  return (
    <>
      <DateText value={promisedOn} />
      {(urgency === 'LATE' || urgency === 'DUE_SOON') && (
        <Below>
          <PromisedDay promisedOn={promisedOn} urgency={urgency} />
        </Below>
      )}
    </>
  );
}
