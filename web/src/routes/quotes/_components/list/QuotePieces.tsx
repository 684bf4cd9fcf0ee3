import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import type { QuotePieces_quote$key } from './__generated__/QuotePieces_quote.graphql.ts';

const fragment = graphql`
  fragment QuotePieces_quote on PriceQuote {
    poNumber
    reference
    current {
      lines {
        title
        quantity
      }
    }
  }
`;

/** In the list: first piece, number of others, and the customer’s reference. */
export function QuotePieces({ quote, inCard }: { quote: QuotePieces_quote$key; inCard: ReactNode }) {
  const { t } = useTranslation('quotes');
  const { poNumber, reference, current } = useFragment(fragment, quote);
  const [first, ...others] = current.lines;
  return (
    <CellLines
      detail={[others.length > 0 && t('further', { count: others.length }), reference, poNumber]}
      inCard={inCard}
    >
      {first ? `${first.title}${first.quantity > 1 ? ` × ${first.quantity}` : ''}` : t('noLines')}
    </CellLines>
  );
}
