import { Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { NotesPanels } from '../../../../notes/NotesPanels.tsx';
import { NoteTopicsContext } from '../../../../notes/note-topics.ts';
import { QuotedTotals } from '../../../../orders/QuotedTotals.tsx';
import { CardBoundary } from '../../../../ui/feedback/CardBoundary.tsx';
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx';
import { DetailColumns } from '../../../../ui/layout/DetailColumns.tsx';
import { QuoteDialogContext } from '../actions/quote-dialog.ts';
import type { QuoteView_quote$key } from './__generated__/QuoteView_quote.graphql.ts';
import { LineNotesProvider } from './LineNotes.tsx';
import { QuoteApproval } from './QuoteApproval.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import { QuoteGuests } from './QuoteGuests.tsx';
import { QuoteHeader } from './QuoteHeader.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteMessages } from './QuoteMessages.tsx';
import { QuoteOffer } from './QuoteOffer.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';

const QuoteDialogs = lazy(async () => ({
  default: (await import('../actions/QuoteDialogs.tsx')).QuoteDialogs,
}));

const QuotePictures = lazy(async () => ({ default: (await import('./QuotePictures.tsx')).QuotePictures }));

const fragment = graphql`
  fragment QuoteView_quote on PriceQuote @no_inline {
    id
    version
    currency
    allowedEdits
    customOrderPictures {
      id
      url
      thumbnailUrl
      name
    }
    current {
      id
      lines {
        lineKey
        title
      }
      order {
        ...QuotedTotals_order
      }
      ...QuoteTerms_version
    }
    ...QuoteHeader_quote
    ...QuoteApproval_quote
    ...QuoteMessages_quote
    ...QuoteFacts_quote
    ...QuoteGuests_quote
    ...QuoteHistory_quote
    ...QuoteDialogs_quote
    ...QuoteOffer_quote
    ...NoteThread_subject
    ...LineNotes_quote
  }
`;

type QuoteViewProps = { quote: QuoteView_quote$key; neighbours: ReactNode };

/** Detail view of a quote: header, offer on the left, terms, customer and history on the right. */
export function QuoteView({ quote: key, neighbours }: QuoteViewProps) {
  const quote = useFragment(fragment, key);
  const [action, setAction] = useState<string | null>(null);
  const opener = useMemo(() => ({ open: setAction }), []);
  const { current, allowedEdits, customOrderPictures: pictures } = quote;
  const topics = useMemo(
    () => new Map(current.lines.map(({ lineKey, title }) => [lineKey, title])),
    [current.lines],
  );
  return (
    <QuoteDialogContext value={opener}>
      <Stack gap="5">
        <CardBoundary>
          <QuoteHeader quote={quote} neighbours={neighbours} />
        </CardBoundary>
        <SectionBoundary fallback={null}>
          <QuoteMessages quote={quote} />
        </SectionBoundary>
        <SectionBoundary fallback={null}>
          <QuoteApproval quote={quote} />
        </SectionBoundary>
        <DetailColumns>
          <Stack gap="5">
            <CardBoundary>
              <LineNotesProvider quote={quote}>
                <QuoteOffer quote={quote} />
              </LineNotesProvider>
            </CardBoundary>
            {pictures.length > 0 && (
              <Suspense>
                <QuotePictures pictures={pictures} />
              </Suspense>
            )}
            <NoteTopicsContext value={topics}>
              <NotesPanels subject={quote} />
            </NoteTopicsContext>
          </Stack>
          <Stack gap="5">
            <CardBoundary>
              <QuoteFacts quote={quote} />
            </CardBoundary>
            {!allowedEdits.includes('TERMS') && (
              <CardBoundary>
                <QuoteTerms
                  version={current}
                  sums={current.order && <QuotedTotals order={current.order} currency={quote.currency} />}
                />
              </CardBoundary>
            )}
            <SectionBoundary fallback={null}>
              <QuoteGuests quote={quote} />
            </SectionBoundary>
            <CardBoundary>
              <QuoteHistory quote={quote} />
            </CardBoundary>
          </Stack>
        </DetailColumns>
        {action && (
          <Suspense>
            <QuoteDialogs quote={quote} action={action} onClose={() => setAction(null)} />
          </Suspense>
        )}
      </Stack>
    </QuoteDialogContext>
  );
}
