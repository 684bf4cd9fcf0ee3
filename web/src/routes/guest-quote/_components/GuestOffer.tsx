import { useEffect, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useOpenQuery } from '../../../lib/relay/useOpenQuery.ts';
import type { GuestOfferQuery } from './__generated__/GuestOfferQuery.graphql.ts';
import { GuestOfferView } from './GuestOfferView.tsx';

const query = graphql`
  query GuestOfferQuery($access: String!) {
    guestQuote(access: $access) {
      ...GuestOfferView_quote
    }
  }
`;

type GuestOfferProps = {
  access: string;
  /** Access has expired or was revoked. */
  onGone: () => void;
};

/** The opened offer. */
export function GuestOffer({ access, onGone }: GuestOfferProps) {
  const [attempt, setAttempt] = useState(0);
  const queryRef = useOpenQuery<GuestOfferQuery>(query, { access }, attempt);
  return (
    queryRef && (
      <Opened
        queryRef={queryRef}
        access={access}
        onGone={onGone}
        onReload={() => setAttempt((count) => count + 1)}
      />
    )
  );
}

type OpenedProps = GuestOfferProps & {
  queryRef: PreloadedQuery<GuestOfferQuery>;
  onReload: () => void;
};

function Opened({ queryRef, access, onGone, onReload }: OpenedProps) {
  const { guestQuote } = usePreloadedQuery<GuestOfferQuery>(query, queryRef);
  const isGone = guestQuote === null || guestQuote === undefined;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  return guestQuote ? <GuestOfferView quote={guestQuote} access={access} onReload={onReload} /> : null;
}
