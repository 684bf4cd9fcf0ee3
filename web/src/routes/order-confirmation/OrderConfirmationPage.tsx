import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { LazyDepositDue } from '../../deposit/LazyDepositDue.tsx';
import { documentAddress } from '../../documents/document-address.ts';
import { useOpenDocument } from '../../documents/useOpenDocument.ts';
import { useFormat } from '../../lib/format/useFormat.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { newOrdersList, type PaidFacts, paidWith, placedAs } from '../../orders/placed-order.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import type { OrderConfirmationPageQuery } from './__generated__/OrderConfirmationPageQuery.graphql.ts';
import { ConfirmationAddresses } from './_components/ConfirmationAddresses.tsx';
import { ConfirmationFacts } from './_components/ConfirmationFacts.tsx';
import { ConfirmationPieces } from './_components/ConfirmationPieces.tsx';
import { ConfirmationTotals } from './_components/ConfirmationTotals.tsx';
import { Letterhead } from './_components/Letterhead.tsx';

const query = graphql`
  query OrderConfirmationPageQuery($code: String!) {
    orderGroup(code: $code) {
      code
      createdAt
      notes
      state
      salesOrderNumber
      jobOrders {
        id
      }
      ...ConfirmationFacts_order
      ...ConfirmationAddresses_order
      ...ConfirmationPieces_order
      ...ConfirmationTotals_order
    }
  }
`;

/** Type code of job orders. */
const JOB_ORDER = 'JO';
/** Type code of sales orders. */
const SALES_ORDER = 'SO';

const OnScreen = chakra('div', { base: { _print: { display: 'none' } } });

/** The confirmed order as a printable document. */
export function OrderConfirmationPage({ queryRef }: RelayPageProps<OrderConfirmationPageQuery>) {
  const { t } = useTranslation('order-confirmation');
  const { dateTime, money } = useFormat();
  const { orderGroup: order } = usePreloadedQuery<OrderConfirmationPageQuery>(query, queryRef);
  if (!order) throw new NotFoundError('OrderGroup');
  const title = t('titleOf', { code: order.code });
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument();
  const { state } = useLocation();
  const typeCode = placedAs(state);
  const paid = paidWith(state);
  const paidText = ({ number, amount, currency, isConfirmed }: PaidFacts) =>
    t(isConfirmed ? 'paid' : 'paidLater', { number, amount: money(amount, currency) });
  const { salesOrderNumber } = order;
  const list = newOrdersList(typeCode ?? (salesOrderNumber ? SALES_ORDER : JOB_ORDER));
  const isFromStock = order.state === 'PLACED' && order.jobOrders.length === 0;
  usePageTitle(title);
  return (
    <Stack gap="5" maxW="4xl">
      <OnScreen>
        {typeCode !== null && (
          <Box mb="4">
            <Notice tone="success" isLive>
              {t('created', { code: order.code })}
              {paid && ` ${paidText(paid)}`}
            </Notice>
          </Box>
        )}
        <Box mb="4" _empty={{ display: 'none' }}>
          <LazyDepositDue salesOrderNumber={order.salesOrderNumber} />
        </Box>
        <PageHeader
          title={t(`state.${order.state}.title`)}
          breadcrumb={[{ label: t(`menu:${salesOrderNumber ? 'salesOrders' : 'jobOrders'}`), to: list }]}
          meta={isFromStock ? t('shipsFromStock') : t(`state.${order.state}.text`)}
          actions={
            <>
              <ButtonLink
                to={salesOrderNumber ? links.salesOrder(salesOrderNumber) : list}
                variant="outline"
                size="sm"
              >
                {t(salesOrderNumber ? 'salesOrder' : 'jobs')}
              </ButtonLink>
              <Button
                size="sm"
                loading={isPreparing}
                onClick={() => void open(documentAddress('order-confirmation', order.code, language))}
              >
                <LuPrinter aria-hidden />
                {t('print')}
              </Button>
            </>
          }
        />
      </OnScreen>
      <Panel as="article" padding="lg" aria-label={title} _print={{ p: '0', borderWidth: '0' }}>
        <Stack gap="7">
          <Letterhead />
          <div>
            <Heading as="h2" textStyle="display">
              {title}
            </Heading>
            <Text color="fg.muted">{dateTime(order.createdAt)}</Text>
          </div>
          <CardBoundary>
            <ConfirmationFacts order={order} />
          </CardBoundary>
          <CardBoundary>
            <ConfirmationAddresses order={order} />
          </CardBoundary>
          <CardBoundary>
            <ConfirmationPieces order={order} />
          </CardBoundary>
          <CardBoundary>
            <ConfirmationTotals order={order} />
          </CardBoundary>
          {order.notes && (
            <div>
              <Heading as="h3" textStyle="label" mb="1">
                {t('notes')}
              </Heading>
              <Text whiteSpace="pre-line">{order.notes}</Text>
            </div>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}
