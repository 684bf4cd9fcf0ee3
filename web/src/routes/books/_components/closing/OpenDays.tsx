import { Button, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { OpenDays_books$key } from './__generated__/OpenDays_books.graphql.ts';
import { TrialBalance } from './TrialBalance.tsx';

const CloseDialog = lazy(async () => ({ default: (await import('./CloseDialog.tsx')).CloseDialog }));

const fragment = graphql`
  fragment OpenDays_books on Books {
    closedUntil
    closableUntil
    until
    entryCount
    allowedActions
    ...TrialBalance_books
  }
`;

/** The days since the last close: preview of their journal, and the button to close them. */
export function OpenDays({ books: key }: { books: OpenDays_books$key }) {
  const { t } = useTranslation('books');
  const { date } = useFormat();
  const books = useFragment(fragment, key);
  const { closedUntil, closableUntil, until, entryCount, allowedActions } = books;
  const [isClosing, setIsClosing] = useState(false);
  return (
    <DetailPanel
      title={t('open.title')}
      action={
        allowedActions.includes('CLOSE') && (
          <Button size="sm" onClick={() => setIsClosing(true)}>
            {t('close.open')}
          </Button>
        )
      }
    >
      <Text color="fg.muted">
        {closedUntil ? t('open.closedUntil', { date: date(closedUntil) }) : t('open.neverClosed')}{' '}
        {t('open.entries', { count: entryCount, date: date(until) })}
      </Text>
      {entryCount > 0 && <TrialBalance books={books} />}
      {isClosing && (
        <Suspense>
          <CloseDialog closableUntil={closableUntil} onClose={() => setIsClosing(false)} />
        </Suspense>
      )}
    </DetailPanel>
  );
}
