import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { PAYMENTS_APPROVE } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { LastRuns_query$data, LastRuns_query$key } from './__generated__/LastRuns_query.graphql.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog.tsx')).CompareDialog }));

const fragment = graphql`
  fragment LastRuns_query on Query {
    reconciliationRuns(first: 6) {
      edges {
        node {
          id
          gateway
          from
          until
          state
          transactionCount
          chargeCount
          findingCount
          newCount
          createdAt
          user {
            fullName
          }
        }
      }
    }
  }
`;

type Run = LastRuns_query$data['reconciliationRuns']['edges'][number]['node'];

/** Polling interval while a comparison is waiting. */
const POLL_MS = 2_000;

/** The latest comparisons with gateways, and the button to start one. Polls while one is waiting. */
export function LastRuns({ query, onReload }: { query: LastRuns_query$key; onReload: () => Promise<void> }) {
  const { t } = useTranslation('reconciliation');
  const can = useCan();
  const { reconciliationRuns } = useFragment(fragment, query);
  const runs = reconciliationRuns.edges.map(({ node }) => node);
  const [isComparing, setIsComparing] = useState(false);
  const isWaiting = runs.some(({ state }) => state === 'WAITING');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void onReload(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, onReload]);
  return (
    <DetailPanel
      title={t('runs.title')}
      action={
        can(PAYMENTS_APPROVE) && (
          <Button size="sm" onClick={() => setIsComparing(true)}>
            {t('compare.open')}
          </Button>
        )
      }
    >
      {runs.length === 0 && <Text color="fg.muted">{t('runs.none')}</Text>}
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}
        gap="4"
        aria-live="polite"
        _empty={{ display: 'none' }}
      >
        {runs.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </chakra.ul>
      {isComparing && (
        <Suspense>
          <CompareDialog onReload={onReload} onClose={() => setIsComparing(false)} />
        </Suspense>
      )}
    </DetailPanel>
  );
}

function RunItem({ run }: { run: Run }) {
  const { t } = useTranslation('reconciliation');
  const { date, dateTime } = useFormat();
  const { gateway, from, until, user, createdAt, transactionCount, chargeCount } = run;
  const days = from === until ? date(from) : t('runs.days', { from: date(from), until: date(until) });
  const at = dateTime(createdAt);
  return (
    <Stack as="li" gap="0.5" minW="0">
      <Text fontWeight="medium">{`${t(`gateway.${gateway}`)}, ${days}`}</Text>
      <Text textStyle="sm" as="div">
        <StatusDot {...useOutcome(run)} />
      </Text>
      {chargeCount != null && (
        <Text textStyle="xs" color="fg.muted">
          {t('runs.counts', { ours: chargeCount, theirs: transactionCount })}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted">
        {user ? t('runs.by', { name: user.fullName, at }) : t('runs.byItself', { at })}
      </Text>
    </Stack>
  );
}

/** Result of a run: text and colour. */
function useOutcome({ state, findingCount, newCount }: Run): { name: string; colour: string } {
  const { t } = useTranslation('reconciliation');
  if (state !== 'DONE') return { name: t(`runs.${state}`), colour: state === 'FAILED' ? 'red' : 'blue' };
  if (!findingCount) return { name: t('runs.clean'), colour: 'green' };
  return { name: t('runs.found', { count: findingCount, new: newCount }), colour: 'orange' };
}
