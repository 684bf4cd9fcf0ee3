import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { BooksPageQuery } from './__generated__/BooksPageQuery.graphql.ts';
import { BooksTabs } from './_components/BooksTabs.tsx';
import { ClosedDays } from './_components/closing/ClosedDays.tsx';
import { OpenDays } from './_components/closing/OpenDays.tsx';
import { booksPageQuery } from './BooksPageQuery.ts';

/** The books: preview of the open days’ journal, closing, and earlier closes. */
export function BooksPage({ queryRef }: RelayPageProps<BooksPageQuery>) {
  const { t } = useTranslation('books');
  const { books } = usePreloadedQuery<BooksPageQuery>(booksPageQuery, queryRef);
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('money') }]} meta={t('intro')} />
      <BooksTabs current="books" />
      <CardBoundary>
        <OpenDays books={books} />
      </CardBoundary>
      <CardBoundary>
        <ClosedDays books={books} />
      </CardBoundary>
    </Stack>
  );
}
