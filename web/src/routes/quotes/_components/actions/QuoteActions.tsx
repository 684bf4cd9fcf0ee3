import { graphql, useFragment } from 'react-relay/hooks';
import { useDocumentEntries } from '../../../../documents/useDocumentEntries.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { layOutActions } from '../../../../orders/action-layout.ts';
import type { QuoteActions_quote$key } from './__generated__/QuoteActions_quote.graphql.ts';
import { useQuoteDialog } from './quote-dialog.ts';
import { useImmediateStep } from './useQuoteStep.ts';

const fragment = graphql`
  fragment QuoteActions_quote on PriceQuote {
    id
    number
    version
    allowedActions {
      action
      enabled
      missing
      requiresReason
      takesReason
    }
  }
`;

/** Next steps in the order offered. The first is the primary one. */
const FORWARD = [
  'ACCEPT',
  'SUBMIT',
  // Offered while an approval is pending.
  'APPROVE',
  'REFUSE_APPROVAL',
  'SEND',
  'ASK_APPROVAL',
  'ANSWER',
  'REVIEW',
  'REVISE',
  'REFRESH',
  'COUNTER',
  'ASK_INFO',
  'RECALL',
];

/** Destructive actions. */
const DESTRUCTIVE = ['DECLINE', 'REJECT', 'WITHDRAW', 'REPLACE', 'DELETE'];

/** Steps without input that are not destructive. */
const IMMEDIATE = ['REVIEW', 'REVISE', 'SUBMIT', 'RETURN'];

/** Available actions of the quote, and its document. */
export function QuoteActions({ quote: key }: { quote: QuoteActions_quote$key }) {
  const quote = useFragment(fragment, key);
  const { open } = useQuoteDialog();
  const [takeStep, isMoving] = useImmediateStep(quote);
  const documents = useDocumentEntries([{ kind: 'price-quote', number: quote.number }]);
  return (
    <ActionBar
      layout={layOutActions(quote.allowedActions, { forward: FORWARD })}
      namespace="quotes"
      destructive={DESTRUCTIVE}
      isBusy={isMoving}
      entries={documents}
      onChoose={({ action }) => (IMMEDIATE.includes(action) ? void takeStep(action) : open(action))}
    />
  );
}
