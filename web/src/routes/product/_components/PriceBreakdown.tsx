import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuChevronRight } from 'react-icons/lu';
import type { Price } from '../../../configuration/usePrice.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';

const Fold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '3',
    '&[open] > summary svg': { transform: 'rotate(90deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'l1',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const Rows = chakra('table', {
  base: {
    width: 'full',
    mt: '3',
    textStyle: 'table',
    '& th, & td': { py: '1', textAlign: 'start', fontWeight: 'normal', verticalAlign: 'top' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', ps: '3' },
    '& tr + tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tfoot th, & tfoot td': {
      fontWeight: 'semibold',
      borderTopWidth: '1px',
      borderColor: 'border.control',
    },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
  },
});

/** How a unit price is calculated: five lines for buyers, all rows for users who may see costs. */
export function PriceBreakdown({ price }: { price: Price }) {
  const { t } = useTranslation('product');
  const { money, number } = useFormat();
  const rows = price.breakdown ?? price.summary;
  if (!rows || price.unitPrice == null) return null;
  return (
    <Fold>
      <Summary>
        <LuChevronRight aria-hidden />
        {t('breakdown.title')}
      </Summary>
      <Rows>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name} ${row.amount}`}>
              <th scope="row">
                {row.kind === 'SETTING' ? t('breakdown.setting', { name: row.name }) : row.name}
                {row.rate != null && row.quantity != null && row.unit !== 'FLAT' && (
                  <small>
                    {t('breakdown.rate', {
                      quantity: number(row.quantity),
                      unit: t(`breakdown.unit.${row.unit ?? 'NONE'}`, { defaultValue: '' }),
                      rate: number(row.rate),
                    })}
                  </small>
                )}
              </th>
              <td>{money(row.amount, price.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('breakdown.unitPrice')}</th>
            <td>{money(price.unitPrice, price.currency)}</td>
          </tr>
        </tfoot>
      </Rows>
    </Fold>
  );
}
