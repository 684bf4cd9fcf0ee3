import { graphql } from 'react-relay/hooks';
import { postGraphql } from '../relay/post-graphql.ts';
import { NetworkError } from '../relay/request-errors.ts';
import refreshSession from './__generated__/refresherMutation.graphql.ts';
import { createRefresher, type RefreshOutcome } from './create-refresher.ts';
import { renewalTime } from './renewal-time.ts';
import { postToOtherTabs } from './session-channel.ts';

graphql`
  mutation refresherMutation {
    result: refreshSession(input: {}) {
      __typename
    }
  }
`;

const LOCK = 'aurifex.refresh';

/** Sent without Relay, because the network layer depends on it. */
async function sendRefresh(): Promise<RefreshOutcome> {
  const { name, id } = refreshSession.params;
  if (!id) throw new Error('The refresh carries no id');
  try {
    const { data } = await postGraphql({ documentId: id, operationName: name, variables: {} });
    const result = data?.result;
    const isRenewed =
      typeof result === 'object' &&
      result !== null &&
      '__typename' in result &&
      result.__typename === 'RefreshSessionSuccess';
    return isRenewed ? 'refreshed' : 'ended';
  } catch (error) {
    if (error instanceof NetworkError) return 'unreachable';
    throw error;
  }
}

/** Locks exist only on https and localhost; elsewhere, the server's grace period of ten seconds covers two tabs. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

/** Renews this browser's session. */
export const refresher = createRefresher({
  send: sendRefresh,
  exclusively,
  broadcast: postToOtherTabs,
  storage: localStorage,
  renewalTime,
  now: Date.now,
});
