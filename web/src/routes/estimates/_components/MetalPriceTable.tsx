import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { commonTime, metalRows } from '../_lib/metal-rows.ts';
import type { EstimatePage, MetalPriceTableQuery } from './__generated__/MetalPriceTableQuery.graphql.ts';

const query = graphql`
  query MetalPriceTableQuery($page: EstimatePage!) {
    estimateData(page: $page) {
      currencySymbol
      metals {
        databaseId
        name
        gramRate
      }
      masterAlloyPrices {
        alloyId
        components {
          metalCode
          fraction
        }
        gramRate
        asOf
      }
    }
  }
`;

/** Pages of estimates. */
export type MetalPricesPage = EstimatePage;

const Table = chakra('table', {
  base: {
    width: 'full',
    mt: '2',
    textStyle: 'table',
    '& th, & td': { py: '1.5', textAlign: 'start', fontWeight: 'normal', verticalAlign: 'top' },
    '& td, & thead th:last-of-type': { textAlign: 'end', ps: '3', fontVariantNumeric: 'tabular-nums' },
    '& thead th': { color: 'fg.muted', textStyle: 'xs', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
  },
});

/** The alloys with their price per gram and its time. Never cached, because the market moves. */
export function MetalPriceTable({ page }: { page: MetalPricesPage }) {
  const { t } = useTranslation('estimates');
  const { number, dateTime } = useFormat();
  const { estimateData } = useLazyLoadQuery<MetalPriceTableQuery>(
    query,
    { page },
    { fetchPolicy: 'store-and-network' },
  );
  const rows = metalRows(estimateData?.metals ?? [], estimateData?.masterAlloyPrices ?? []);
  if (rows.length === 0)
    return (
      <Text mt="2" textStyle="sm" color="fg.muted">
        {t('metals.none')}
      </Text>
    );
  const moment = commonTime(rows);
  return (
    <>
      {moment !== null && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          {t('metals.asOf', { moment: dateTime(moment) })}
        </Text>
      )}
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('metals.metal')}</th>
            <th scope="col">{t('metals.perGram', { symbol: estimateData?.currencySymbol })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, madeOf, gramRate, asOf }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <small>
                  {madeOf
                    .map(({ sign, percent }) => t('metals.part', { sign, percent: number(percent) }))
                    .join(' · ')}
                </small>
              </th>
              <td>
                {number(gramRate, 2)}
                {moment === null && asOf !== null && <small>{dateTime(asOf)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
