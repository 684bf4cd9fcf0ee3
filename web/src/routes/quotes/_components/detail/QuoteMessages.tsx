import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LazyDepositDue } from '../../../../deposit/LazyDepositDue.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import type { QuoteMessages_quote$key } from './__generated__/QuoteMessages_quote.graphql.ts';

const fragment = graphql`
  fragment QuoteMessages_quote on PriceQuote {
    kind
    isExpired
    declineReason
    priceDriftPercent
    status {
      code
    }
    history {
      action
      reason
    }
    orderGroup {
      code
      salesOrderNumber
      jobOrders {
        id
        number
      }
    }
  }
`;

/** Statuses that wait for an answer to a message, with the event that contains it. */
const MESSAGE_EVENTS: Readonly<Record<string, string>> = {
  NEEDS_INFO: 'ASK_INFO',
  CHANGES_REQUESTED: 'COUNTER',
};

/** Messages: the open question or request, why it was declined, its expiry, the resulting order. */
export function QuoteMessages({ quote: key }: { quote: QuoteMessages_quote$key }) {
  const { t } = useTranslation('quotes');
  const quote = useFragment(fragment, key);
  const { kind, isExpired, declineReason, priceDriftPercent, status, history, orderGroup } = quote;
  const { percent } = useFormat();
  const { code } = status;
  const said = history.findLast(({ action }) => action === MESSAGE_EVENTS[code])?.reason;
  return (
    <Stack gap="3" _empty={{ display: 'none' }}>
      {kind === 'PQCTO' && <Notice tone="info">{t('message.temporary')}</Notice>}
      {said && (
        <Notice tone="warning" title={t(`message.${code}`)}>
          {said}
        </Notice>
      )}
      {code === 'DECLINED' && declineReason && (
        <Notice tone="warning" title={t('message.DECLINED')}>
          {declineReason}
        </Notice>
      )}
      {isExpired && (code === 'SENT' || code === 'EXPIRED') && (
        <Notice tone="warning">{t('message.expired')}</Notice>
      )}
      {priceDriftPercent && (
        <Notice tone="warning">
          {t(Number(priceDriftPercent) > 0 ? 'message.driftUp' : 'message.driftDown', {
            percent: percent(priceDriftPercent.replace('-', '')),
          })}
        </Notice>
      )}
      <LazyDepositDue salesOrderNumber={orderGroup?.salesOrderNumber} />
      {orderGroup && (
        <Notice
          tone="success"
          title={t('message.order', { code: orderGroup.salesOrderNumber ?? orderGroup.code })}
        >
          {orderGroup.salesOrderNumber && (
            <>
              <AppLink to={links.salesOrder(orderGroup.salesOrderNumber)}>{t('message.salesOrder')}</AppLink>
              {' · '}
            </>
          )}
          {t('message.jobs')}{' '}
          {orderGroup.jobOrders.map(({ id, number }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <AppLink to={links.jobOrder(number)}>{number}</AppLink>
            </span>
          ))}{' '}
          · <AppLink to={links.orderConfirmation(orderGroup.code)}>{t('message.confirmation')}</AppLink>
        </Notice>
      )}
    </Stack>
  );
}
