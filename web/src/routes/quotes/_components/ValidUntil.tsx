import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuTriangleAlert } from 'react-icons/lu';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { TABLE } from '../../../ui/data/compact-table.ts';
import { validityOf } from '../_lib/validity.ts';

const Day = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    [TABLE]: { whiteSpace: 'nowrap' },
    _icon: { boxSize: '4', flexShrink: 0 },
  },
  variants: {
    validity: {
      NONE: { color: 'fg.muted' },
      VALID: {},
      ENDS_SOON: { color: 'fg.gold', fontWeight: 'medium' },
      ENDED: { color: 'fg.error', fontWeight: 'medium' },
    },
  },
});

type ValidUntilProps = {
  /** End of the last day of the offer; null without an offer. */
  validUntil: string | null | undefined;
  statusCode: string;
};

/** Last day of an offer in the manufacturer’s time zone, with a text if it has ended or ends soon. */
export function ValidUntil({ validUntil, statusCode }: ValidUntilProps) {
  const { t } = useTranslation('quotes');
  const { date, dateTime } = useFormat();
  const validity = validityOf({ validUntil, statusCode });
  if (!validUntil) return <Day validity="NONE">{t('validUntil.none')}</Day>;
  return (
    <Day validity={validity}>
      {validity === 'ENDED' && <LuTriangleAlert aria-hidden />}
      <time dateTime={validUntil} title={dateTime(validUntil)}>
        {t(`validUntil.${validity}`, { day: date(validUntil) })}
      </time>
    </Day>
  );
}
