import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useShell } from '../../lib/session/useShell.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ExplainPageQuery } from './__generated__/ExplainPageQuery.graphql.ts';
import { CartLines } from './_components/explain/CartLines.tsx';
import { ExplainedPrice } from './_components/explain/ExplainedPrice.tsx';
import { SubjectForm } from './_components/explain/SubjectForm.tsx';
import { PricesTabs } from './_components/PricesTabs.tsx';
import { cartOwnerOf, subjectOf } from './_lib/price-subject.ts';

const query = graphql`
  query ExplainPageQuery(
    $subject: PriceSubjectInput!
    $isAsked: Boolean!
    $pieceCode: String
    $hasPiece: Boolean!
    $cartOwner: String!
    $hasCart: Boolean!
  ) {
    explainPrice(subject: $subject) @include(if: $isAsked) {
      ...ExplainedPrice_price
    }
    product(code: $pieceCode) @include(if: $hasPiece) {
      ...PieceFields_piece
    }
    priorities @include(if: $hasPiece) {
      ...PieceFields_priority
    }
    cartLinesToExplain(accountNumber: $cartOwner) @include(if: $hasCart) {
      ...CartLines_line
    }
  }
`;

/** Any price by row: how each was calculated, and with which rates. */
export function ExplainPage({ queryRef }: RelayPageProps<ExplainPageQuery>) {
  const { t } = useTranslation('prices');
  const [address] = useSearchParams();
  const data = usePreloadedQuery<ExplainPageQuery>(query, queryRef);
  const { explainPrice, product, priorities, cartLinesToExplain } = data;
  const { currency } = useShell().companyDetails;
  const isAsked = subjectOf(address) !== null;
  const isInCart = cartOwnerOf(address) !== null;
  return (
    <Stack gap="4">
      <PageHeader title={t('explain.title')} meta={t('explain.intro')} />
      <PricesTabs current="explain" />
      <SubjectForm key={address.toString()} piece={product} priorities={priorities ?? []} />
      {isInCart && <CartLines lines={cartLinesToExplain ?? []} currency={currency} />}
      <CardBoundary>
        {explainPrice ? (
          <ExplainedPrice price={explainPrice} />
        ) : (
          (isAsked || !isInCart) && (
            <EmptyState
              title={isAsked ? t('explain.notFound') : t('explain.nothingAsked')}
              hint={isAsked ? t('explain.notFoundHint') : t('explain.nothingAskedHint')}
            />
          )
        )}
      </CardBoundary>
    </Stack>
  );
}
