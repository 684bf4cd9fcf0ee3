import { Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PayPageQuery } from './__generated__/PayPageQuery.graphql.ts';
import { Paid, type PaidFacts } from './_components/Paid.tsx';
import { PayForm } from './_components/PayForm.tsx';
import { formOf, type PayForm as PayFormValues } from './_lib/payment-request.ts';
import { storedForm } from './_lib/stored-form.ts';

const BackFromPayPal = lazy(async () => ({
  default: (await import('./_components/BackFromPayPal.tsx')).BackFromPayPal,
}));

const query = graphql`
  query PayPageQuery {
    payableInvoices {
      id
      number
    }
    ...PayForm_query
  }
`;

/** Payment of open invoices with credits, prepayments and a card, with a preview. */
export function PayPage({ queryRef }: RelayPageProps<PayPageQuery>) {
  const { t } = useTranslation('pay');
  const { customer } = useSignedInViewer();
  const data = usePreloadedQuery<PayPageQuery>(query, queryRef);
  const [search] = useSearchParams();
  const environment = useRelayEnvironment();
  const [paid, setPaid] = useState<PaidFacts | null>(null);
  const [round, setRound] = useState(0);
  const [back] = useState(() => backFromPayPal(search));
  const [isAsking, setIsAsking] = useState(back?.isDone ?? false);
  const [isKept, setIsKept] = useState(false);
  const named = search.getAll('invoice').flatMap((text) => text.split(','));
  // The list links with ids, an invoice with its number.
  const isNamed = ({ id, number }: { id: string; number: string }) =>
    named.includes(number) || named.includes(id);
  const chosen = round === 0 ? data.payableInvoices.filter(isNamed) : [];
  const kept = round === 0 && back ? back.form : null;
  // After PayPal money was kept as a prepayment, funds are applied automatically. Otherwise typed values stay.
  const typed = kept && isKept ? { ...kept, prepayments: null, amount: '' } : kept;
  const initial = typed ?? formOf(chosen.map(({ id }) => id));
  const again = () => {
    setPaid(null);
    setRound(round + 1);
  };

  /** Reloads the funds: money from PayPal is now among the prepayments. */
  async function settle(): Promise<void> {
    const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
    await fetchQuery(environment, query, {}, options)
      .toPromise()
      .catch(() => undefined);
    setIsAsking(false);
  }

  return (
    <Stack gap="5" maxW="7xl">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('menu') }]} />
      {!customer && <EmptyState title={t('customerFirst')} />}
      {customer && back && !paid && (
        <Suspense fallback={<LinesSkeleton lines={2} />}>
          <BackFromPayPal
            form={back.form}
            onPaid={(facts) => {
              setPaid(facts);
              void settle();
            }}
            onSettled={(outcome) => {
              setIsKept(outcome === 'kept');
              void settle();
            }}
          />
        </Suspense>
      )}
      {customer && paid && <Paid paid={paid} onMore={again} />}
      {customer && !paid && !isAsking && (
        <PayForm key={round} query={data} initial={initial} onPaid={setPaid} />
      )}
    </Stack>
  );
}

/** The return from PayPal with the form’s earlier values; null if this is none. */
function backFromPayPal(search: URLSearchParams): { isDone: boolean; form: PayFormValues | null } | null {
  const outcome = search.get('paypal');
  return outcome === null ? null : { isDone: outcome === 'done', form: storedForm() };
}
