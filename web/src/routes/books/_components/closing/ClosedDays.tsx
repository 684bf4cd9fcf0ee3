import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type {
  ClosedDays_books$data,
  ClosedDays_books$key,
} from './__generated__/ClosedDays_books.graphql.ts';

const ReopenDialog = lazy(async () => ({ default: (await import('./ReopenDialog.tsx')).ReopenDialog }));

const fragment = graphql`
  fragment ClosedDays_books on Books {
    allowedActions
    closes {
      id
      from
      until
      entryCount
      total
      hash
      closedAt
      closedBy {
        fullName
      }
      reopenedAt
      reopenedBy {
        fullName
      }
      reopenReason
    }
  }
`;

type Close = ClosedDays_books$data['closes'][number];

/** Closed periods, latest first. The latest one can be reopened. */
export function ClosedDays({ books: key }: { books: ClosedDays_books$key }) {
  const { t } = useTranslation('books');
  const { closes, allowedActions } = useFragment(fragment, key);
  const [reopened, setReopened] = useState<Close | null>(null);
  const days = useDays();
  const last = closes.find(({ reopenedAt }) => reopenedAt == null);
  return (
    <DetailPanel title={t('closed.title')}>
      {closes.length === 0 && <Text color="fg.muted">{t('closed.none')}</Text>}
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="4" _empty={{ display: 'none' }}>
        {closes.map((close) => (
          <ClosedItem
            key={close.id}
            close={close}
            onReopen={close === last && allowedActions.includes('REOPEN') ? () => setReopened(close) : null}
          />
        ))}
      </chakra.ul>
      {reopened && (
        <Suspense>
          <ReopenDialog id={reopened.id} days={days(reopened)} onClose={() => setReopened(null)} />
        </Suspense>
      )}
    </DetailPanel>
  );
}

function ClosedItem({ close, onReopen }: { close: Close; onReopen: (() => void) | null }) {
  const { t } = useTranslation('books');
  const { number, dateTime } = useFormat();
  const days = useDays();
  const { from, until, entryCount, total, hash, closedAt, closedBy, reopenedAt, reopenedBy } = close;
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="4" wrap="wrap">
      <Stack gap="0.5" minW="0" flex="1">
        <AppLink to={links.journal({ from, to: until })} fontWeight="medium">
          {days(close)}
        </AppLink>
        <Text textStyle="sm">{t('closed.posted', { count: entryCount, total: number(total, 2) })}</Text>
        <Text textStyle="xs" color="fg.muted">
          {t('closed.by', { name: closedBy.fullName, at: dateTime(closedAt) })}
        </Text>
        {reopenedAt && (
          <Text textStyle="xs" color="fg.error">
            {t('closed.reopened', {
              name: reopenedBy?.fullName,
              at: dateTime(reopenedAt),
              reason: close.reopenReason,
            })}
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted" fontFamily="mono" wordBreak="break-all">
          {t('closed.hash', { hash })}
        </Text>
      </Stack>
      {onReopen && (
        <Button size="xs" variant="outline" onClick={onReopen}>
          {t('reopen.open')}
        </Button>
      )}
    </Flex>
  );
}

/** The period of a close as text: one day, or from one to another. */
function useDays() {
  const { t } = useTranslation('books');
  const { date } = useFormat();
  return ({ from, until }: Pick<Close, 'from' | 'until'>) =>
    from === until ? date(until) : t('closed.days', { from: date(from), until: date(until) });
}
