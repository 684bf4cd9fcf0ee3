import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown, LuCopy, LuShare2, LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { lazyPart } from '../../../lib/i18n/lazy-part.ts';
import { links } from '../../../links.ts';
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useEstimateActs } from '../_lib/useEstimateActs.ts';
import { useEstimateToCart } from '../_lib/useEstimateToCart.ts';
import { conversionTexts } from '../conversion/conversion-texts.ts';
import type { EstimateHeader_estimate$key } from './__generated__/EstimateHeader_estimate.graphql.ts';

const OrderEstimateDialog = lazyPart(
  async () => (await import('../conversion/OrderEstimateDialog.tsx')).OrderEstimateDialog,
  conversionTexts,
);

const fragment = graphql`
  fragment EstimateHeader_estimate on Estimate @no_inline {
    id
    number
    name
    title
    status
    isShared
    currency
    total
    expiresAt
    allowedActions
    customer {
      databaseId
    }
  }
`;

/** Name, status and actions of a saved estimate. */
export function EstimateHeader({ estimate: key }: { estimate: EstimateHeader_estimate$key }) {
  const { t } = useTranslation('estimates');
  const { money, date } = useFormat();
  const estimate = useFragment(fragment, key);
  const { number, name, title, status, isShared, total, currency, expiresAt } = estimate;
  const acts = useEstimateActs(estimate);
  const { toCart, isAdding } = useEstimateToCart(estimate);
  /** The conversion in progress. */
  const [target, setTarget] = useState<'JOB' | 'QUOTE' | null>(null);
  const isExpired = status === 'EXPIRED';
  const may = (action: string) => estimate.allowedActions.some((allowed) => allowed === action);

  const entries = [
    may('TO_JOB') && { key: 'job', label: t('act.toJob'), onSelect: () => setTarget('JOB') },
    may('TO_QUOTE') &&
      may('TO_CART') && { key: 'quote', label: t('act.toQuote'), onSelect: () => setTarget('QUOTE') },
    !isExpired &&
      may('COPY') && {
        key: 'copy',
        label: t('act.copy'),
        icon: <LuCopy />,
        isGroupStart: true,
        onSelect: () => void acts.copy(),
      },
    may('SHARE') && {
      key: 'share',
      label: t(isShared ? 'act.unshare' : 'act.share'),
      icon: <LuShare2 />,
      onSelect: () => void acts.share(!isShared),
    },
    isShared &&
      may('SHARE') && { key: 'link', label: t('act.copyLink'), onSelect: () => void acts.share(true) },
    may('DELETE') && {
      key: 'delete',
      label: t('act.delete'),
      icon: <LuTrash2 />,
      isDestructive: true,
      onSelect: () => void acts.remove(),
    },
  ].filter((entry) => entry !== false);
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={[{ label: t('ordering') }, { label: t('title'), to: links.estimates() }]}
        meta={[
          number,
          title,
          t(`status.${status}`),
          isShared && t('shared'),
          total != null && money(total, currency),
          status === 'OPEN' && `${t('expires')} ${date(expiresAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <ActionMenu
              trigger={
                <Button size="sm" variant="outline">
                  {t('act.more')}
                  <LuChevronDown aria-hidden />
                </Button>
              }
              entries={entries}
            />
            {isExpired && (
              <Button size="sm" onClick={() => void acts.copy()}>
                {t('act.copy')}
              </Button>
            )}
            {may('TO_CART') ? (
              <Button size="sm" loading={isAdding} onClick={() => void toCart()}>
                {t('act.toCart')}
              </Button>
            ) : (
              may('TO_QUOTE') && (
                <Button size="sm" onClick={() => setTarget('QUOTE')}>
                  {t('act.toQuote')}
                </Button>
              )
            )}
          </>
        }
      />
      {target !== null && (
        <Suspense>
          <OrderEstimateDialog
            id={estimate.id}
            number={number}
            customerId={estimate.customer.databaseId}
            target={target}
            onClose={() => setTarget(null)}
          />
        </Suspense>
      )}
    </>
  );
}
