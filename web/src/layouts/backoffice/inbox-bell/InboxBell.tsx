import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LuBell } from 'react-icons/lu';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { onChanges } from '../../../lib/live/on-changes.ts';
import { links } from '../../../links.ts';
import { BarBadge, BarLink } from '../../shared/BarLink.tsx';
import type { InboxBellQuery } from './__generated__/InboxBellQuery.graphql.ts';

const query = graphql`
  query InboxBellQuery {
    viewer {
      unreadNotices
    }
  }
`;

/** Numbers from here on are not told apart in the bar. */
const MOST = 99;

/** The way to the inbox, with the number of what is unread in it; it follows what others do. */
export function InboxBell() {
  const { t } = useTranslation('inbox-bell');
  const environment = useRelayEnvironment();
  const { viewer } = useLazyLoadQuery<InboxBellQuery>(query, {}, { fetchPolicy: 'store-or-network' });
  const count = viewer?.unreadNotices ?? 0;

  useEffect(
    () =>
      onChanges(({ rows, isComplete }) => {
        if (isComplete && !rows.some(({ model }) => model === 'NOTICE')) return;
        const networkCacheConfig = { force: true, metadata: { isQuiet: true } };
        // The number stays; the next change asks again.
        fetchQuery<InboxBellQuery>(environment, query, {}, { networkCacheConfig }).subscribe({
          error: () => {},
        });
      }),
    [environment],
  );

  const label = count > 0 ? t('labelWithCount', { count }) : t('label');
  return (
    <BarLink to={links.inbox()} aria-label={label} title={label}>
      <LuBell aria-hidden />
      {count > 0 && <BarBadge aria-hidden>{count > MOST ? `${MOST}+` : count}</BarBadge>}
    </BarLink>
  );
}
