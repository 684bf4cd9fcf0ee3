import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import type { TrialBalance_books$key } from './__generated__/TrialBalance_books.graphql.ts';

const fragment = graphql`
  fragment TrialBalance_books on Books {
    total
    accounts {
      account
      number
      name
      debit
      credit
    }
  }
`;

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'table',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', px: '2', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'border' },
    '& th': { color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { color: 'fg', fontWeight: 'normal' },
    '& tfoot :is(th, td)': { borderBottomWidth: '0', fontWeight: 'semibold', color: 'fg' },
    '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

const NUMBER_MUTED = { color: 'fg.muted', me: '2' } as const;

/** Debits and credits per account, and their equal totals. */
export function TrialBalance({ books: key }: { books: TrialBalance_books$key }) {
  const { t } = useTranslation('books');
  const { number: decimal } = useFormat();
  const amount = (value: string) => decimal(value, 2);
  const { accounts, total } = useFragment(fragment, key);
  const figure = (value: string) => (Number(value) === 0 ? '' : amount(value));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('column.account')}</th>
          <th scope="col" data-figure>
            {t('column.debit')}
          </th>
          <th scope="col" data-figure>
            {t('column.credit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ account, number, name, debit, credit }) => (
          <tr key={account}>
            <th scope="row">
              <chakra.span {...NUMBER_MUTED}>{number}</chakra.span>
              {name}
            </th>
            <td data-figure>{figure(debit)}</td>
            <td data-figure>{figure(credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td data-figure>{amount(total)}</td>
          <td data-figure>{amount(total)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
