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

/** Steps forward in the order in which they are offered; the first is the one to take next. */
const FORWARD = [
  'ACCEPT',
  'SUBMIT',
  // Offered while somebody waits for the decision.
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

/** Acts that end something. */
const DESTRUCTIVE = ['DECLINE', 'REJECT', 'WITHDRAW', 'REPLACE', 'DELETE'];

/** Steps that ask nothing and end nothing. */
const IMMEDIATE = ['REVIEW', 'REVISE', 'SUBMIT', 'RETURN'];

/** What may be done with the quote now, and its document. */
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
