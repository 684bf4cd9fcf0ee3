import { graphql, useFragment } from 'react-relay/hooks';
import type { QuoteDialogs_quote$key } from './__generated__/QuoteDialogs_quote.graphql.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { CounterDialog } from './CounterDialog.tsx';
import { GuestLinkDialog } from './GuestLinkDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

const fragment = graphql`
  fragment QuoteDialogs_quote on PriceQuote {
    id
    number
    version
    allowedActions {
      action
      takesReason
      requiresReason
    }
    ...AcceptDialog_quote
    ...CounterDialog_quote
    ...GuestLinkDialog_quote
    ...SendDialog_quote
  }
`;

type QuoteDialogsProps = { quote: QuoteDialogs_quote$key; action: string; onClose: () => void };

/** The open dialog of a quote. */
export function QuoteDialogs({ quote: key, action, onClose }: QuoteDialogsProps) {
  const quote = useFragment(fragment, key);
  switch (action) {
    case 'ACCEPT':
      return <AcceptDialog quote={quote} onClose={onClose} />;
    case 'COUNTER':
      return <CounterDialog quote={quote} onClose={onClose} />;
    case 'GUEST_LINK':
      return <GuestLinkDialog quote={quote} onClose={onClose} />;
    case 'SEND':
      return <SendDialog quote={quote} onClose={onClose} />;
    default: {
      const offered = quote.allowedActions.find((each) => each.action === action);
      return (
        <StepDialog
          quote={quote}
          action={action}
          takesReason={offered?.takesReason ?? false}
          requiresReason={offered?.requiresReason ?? false}
          onClose={onClose}
        />
      );
    }
  }
}
