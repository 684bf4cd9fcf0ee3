import { Button } from '@chakra-ui/react';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMessageSquare } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { NotesPanels } from '../../../../notes/NotesPanels.tsx';
import type { LineNotes_quote$key } from './__generated__/LineNotes_quote.graphql.ts';

const NotesDialog = lazy(async () => ({
  default: (await import('../../../../notes/NotesDialog.tsx')).NotesDialog,
}));

const fragment = graphql`
  fragment LineNotes_quote on PriceQuote {
    writableNotes
    notes {
      lineKey
      isUnread
    }
    ...NoteThread_subject
  }
`;

type NotedLine = { lineKey: number; title: string };

type NotedQuote = { quote: LineNotes_quote$key; open: (line: NotedLine) => void };

const NotedQuoteContext = createContext<NotedQuote | null>(null);

type LineNotesProviderProps = { quote: LineNotes_quote$key; children: ReactNode };

/** Provides the notes of a quote’s lines. Open notes are rendered outside the forms of the lines. */
export function LineNotesProvider({ quote, children }: LineNotesProviderProps) {
  const [line, open] = useState<NotedLine | null>(null);
  const value = useMemo(() => ({ quote, open }), [quote]);
  const subject = useFragment(fragment, quote);
  return (
    <NotedQuoteContext value={value}>
      {children}
      {line && (
        <Suspense>
          <NotesDialog number={line.title} onClose={() => open(null)}>
            <NotesPanels subject={subject} lineKey={line.lineKey} />
          </NotesDialog>
        </Suspense>
      )}
    </NotedQuoteContext>
  );
}

/** Button that opens the notes on a line of the current quote. */
export function LineNotes(line: NotedLine) {
  const noted = useContext(NotedQuoteContext);
  return noted && <LineNotesButton {...noted} line={line} />;
}

function LineNotesButton({ quote: key, open, line }: NotedQuote & { line: NotedLine }) {
  const { t } = useTranslation(['quotes', 'notes']);
  const { notes, writableNotes } = useFragment(fragment, key);
  const ofLine = notes.filter(({ lineKey }) => lineKey === line.lineKey);
  const unread = ofLine.filter(({ isUnread }) => isUnread).length;
  if (ofLine.length === 0 && writableNotes.length === 0) return null;
  const words = ofLine.length === 0 ? t('line.comment') : t('line.comments', { count: ofLine.length });
  return (
    <Button
      type="button"
      size="xs"
      variant="outline"
      alignSelf="flex-start"
      aria-haspopup="dialog"
      aria-label={`${words}: ${line.title}`}
      onClick={() => open(line)}
    >
      <LuMessageSquare aria-hidden />
      {words}
      {unread > 0 && ` · ${t('notes:unread', { count: unread })}`}
    </Button>
  );
}
