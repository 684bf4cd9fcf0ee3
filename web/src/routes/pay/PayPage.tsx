import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PayPageQuery } from './__generated__/PayPageQuery.graphql.ts';
import { Paid, type PaidFacts } from './_components/Paid.tsx';
import { PayForm } from './_components/PayForm.tsx';

const query = graphql`
  query PayPageQuery {
    payableInvoices {
      id
      number
    }
    ...PayForm_query
  }
`;

/** Paying open invoices with credits, prepayments and a card; what goes where shows before it is paid. */
export function PayPage({ queryRef }: RelayPageProps<PayPageQuery>) {
  const { t } = useTranslation('pay');
  const { customer } = useSignedInViewer();
  const data = usePreloadedQuery<PayPageQuery>(query, queryRef);
  const [search] = useSearchParams();
  const [paid, setPaid] = useState<PaidFacts | null>(null);
  const [round, setRound] = useState(0);
  const named = search.getAll('invoice').flatMap((text) => text.split(','));
  // The list names them by their ids, an invoice itself by its number.
  const isNamed = ({ id, number }: { id: string; number: string }) =>
    named.includes(number) || named.includes(id);
  const chosen = round === 0 ? data.payableInvoices.filter(isNamed) : [];
  const again = () => {
    setPaid(null);
    setRound(round + 1);
  };
  return (
    <Stack gap="5" maxW="7xl">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('menu') }]} />
      {!customer && <EmptyState title={t('customerFirst')} />}
      {customer && paid && <Paid paid={paid} onMore={again} />}
      {customer && !paid && (
        <PayForm key={round} query={data} chosenIds={chosen.map(({ id }) => id)} onPaid={setPaid} />
      )}
    </Stack>
  );
}
