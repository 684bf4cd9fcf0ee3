import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useOpenQuery } from '../lib/relay/useOpenQuery.ts';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { OwnBalanceQuery } from './__generated__/OwnBalanceQuery.graphql.ts';
import { BalanceCard } from './BalanceCard.tsx';

const query = graphql`
  query OwnBalanceQuery {
    customerBalance {
      ...BalanceCard_balance
    }
  }
`;

/** Balance of the active customer; nothing for users who may see only their own invoices. */
export function OwnBalance() {
  const queryRef = useOpenQuery<OwnBalanceQuery>(query, {});
  return queryRef ? <LoadedBalance queryRef={queryRef} /> : <LinesSkeleton lines={4} />;
}

function LoadedBalance({ queryRef }: { queryRef: PreloadedQuery<OwnBalanceQuery> }) {
  const { customerBalance } = usePreloadedQuery<OwnBalanceQuery>(query, queryRef);
  return customerBalance && <BalanceCard balance={customerBalance} />;
}
