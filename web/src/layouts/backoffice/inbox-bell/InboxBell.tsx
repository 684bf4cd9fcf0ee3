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

/** Maximum number shown in the bar; higher ones as `99+`. */
const MAX_SHOWN = 99;

/** Link to the inbox, with the number of unread notifications, updated live. */
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
        // After a failure the number stays. The next change requests it again.
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
      {count > 0 && <BarBadge aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</BarBadge>}
    </BarLink>
  );
}
