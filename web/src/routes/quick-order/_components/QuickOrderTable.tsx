import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { attributeTexts } from '../../../cart/choices/choice-texts.ts';
import { useChoiceLabels } from '../../../cart/choices/useChoiceLabels.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { useProblemText } from '../../../orders/problems/useProblemText.ts';
import { Money } from '../../../ui/data/Money.tsx';
import type {
  QuickOrderTable_preview$data,
  QuickOrderTable_preview$key,
} from './__generated__/QuickOrderTable_preview.graphql.ts';

const fragment = graphql`
  fragment QuickOrderTable_preview on QuickOrderPreview {
    currency
    subTotal
    rows {
      line
      code
      quantity
      reference
      name
      itemCode
      alloyName
      size {
        us
        eu
        uk
        mm
      }
      choices {
        attributeName
        value
      }
      linePrice
      pricingNote
      problems {
        code
        severity
        subject
        ...useProblemText_problem
      }
    }
  }
`;

const Table = chakra('table', {
  base: {
    width: 'full',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', textStyle: 'sm', pb: '1' },
    '& td, & tbody th': { py: '2', verticalAlign: 'top' },
    '& td + td, & td + th, & th + th, & th + td': { ps: '3' },
    // On a phone only the parsed data is shown.
    '& tr > :first-child': { display: { base: 'none', sm: 'table-cell' } },
    '& tbody tr, & tfoot tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tfoot': { fontWeight: 'semibold' },
    '& .figure': {
      textAlign: 'end',
      whiteSpace: { base: 'normal', sm: 'nowrap' },
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Rows of a text with parsed pieces and prices, or their errors. */
export function QuickOrderTable({ preview }: { preview: QuickOrderTable_preview$key }) {
  const { t } = useTranslation('quickOrder');
  const { currency, subTotal, rows } = useFragment(fragment, preview);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('columns.line')}</th>
          <th scope="col">{t('columns.piece')}</th>
          <th scope="col" className="figure">
            {t('columns.quantity')}
          </th>
          <th scope="col" className="figure">
            {t('columns.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.line} row={row} currency={currency} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{t('total')}</th>
          <td className="figure" colSpan={2}>
            <Money amount={subTotal} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

type RowProps = { row: QuickOrderTable_preview$data['rows'][number]; currency: string };

function Row({ row, currency }: RowProps) {
  const { t } = useTranslation('quickOrder');
  const words = useChoiceLabels();
  const textOf = useProblemText(currency);
  const { line, code, quantity, reference, name, itemCode, alloyName, size, choices, linePrice, problems } =
    row;
  const details = [
    itemCode !== code && itemCode,
    alloyName,
    size && words.size(size),
    ...attributeTexts(choices, words),
    reference,
  ];
  const isOnRequest = problems.some((problem) => problem.code === 'QUOTE_REQUIRED');
  return (
    <tr>
      <td className="figure">{line}</td>
      <th scope="row">
        <Text as="span" color="fg" fontWeight="medium" overflowWrap="anywhere">
          {code}
        </Text>
        {name && (
          <Text as="span" color="fg">
            {' '}
            {name}
          </Text>
        )}
        {name && <Text textStyle="xs">{details.filter(Boolean).join(' · ')}</Text>}
        {problems.map((problem) => (
          <Text
            key={`${problem.code} ${problem.subject}`}
            textStyle="sm"
            color={problem.severity === 'BLOCKING' ? 'fg.error' : 'fg.warning'}
          >
            {textOf(problem)}
          </Text>
        ))}
      </th>
      <td className="figure">{quantity ?? '–'}</td>
      <td className="figure">
        <Money amount={linePrice} currency={currency} fallback={isOnRequest ? t('onRequest') : undefined} />
        {linePrice != null && <PricingNote note={row.pricingNote} />}
      </td>
    </tr>
  );
}
