import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CART_ADD, WISHLIST_EDIT } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { WishListPageQuery } from './__generated__/WishListPageQuery.graphql.ts';
import { ShareButton } from './_components/ShareButton.tsx';
import { WishLines } from './_components/WishLines.tsx';

/** The viewer’s wish list, or one shared by a colleague. */
const wishListPageQuery = graphql`
  query WishListPageQuery($key: String) {
    wishList(key: $key) {
      isOwn
      ownerName
      itemCount
      ...ShareButton_list
      ...WishLines_list
    }
  }
`;

/** Saved pieces with current prices, and actions to order them or request a quote. */
export function WishListPage({ queryRef }: RelayPageProps<WishListPageQuery>) {
  const { t } = useTranslation('wishes');
  const can = useCan();
  const { customer } = useSignedInViewer();
  const { wishList: list } = usePreloadedQuery<WishListPageQuery>(wishListPageQuery, queryRef);
  const key = useSearchParams()[0].get('list');
  const isOthers = list != null && !list.isOwn;
  const count = list?.itemCount ?? 0;
  return (
    <Stack gap="5" maxW="5xl">
      <PageHeader
        title={isOthers ? t('of', { name: list.ownerName }) : t('wishList:title')}
        breadcrumb={[{ label: t('shell:menu.order') }]}
        meta={count > 0 && t('count', { count })}
        actions={
          <>
            {can(CART_ADD) && customer && (
              <ButtonLink to={links.quickOrder()} variant="outline">
                {t('quickOrder')}
              </ButtonLink>
            )}
            {list?.isOwn && can(WISHLIST_EDIT) && <ShareButton list={list} />}
          </>
        }
      />
      {isOthers && <Notice tone="info">{t('shared')}</Notice>}
      {list && count > 0 && (
        <CardBoundary>
          <WishLines list={list} listKey={isOthers ? key : null} />
        </CardBoundary>
      )}
      {count === 0 && customer && <Nothing isMissing={key !== null && !list} />}
      {!customer && <EmptyState title={t('customerFirst')} />}
    </Stack>
  );
}

/** An empty list, or an invalid link. */
function Nothing({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation('wishes');
  return isMissing ? (
    <EmptyState title={t('notShared')} action={<ButtonLink to={links.wishList()}>{t('own')}</ButtonLink>} />
  ) : (
    <EmptyState
      title={t('empty')}
      hint={t('emptyHint')}
      action={<ButtonLink to={links.catalog()}>{t('browse')}</ButtonLink>}
    />
  );
}
