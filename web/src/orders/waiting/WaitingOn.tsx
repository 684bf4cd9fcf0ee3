import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import type { WaitingOn_for$key } from './__generated__/WaitingOn_for.graphql.ts';
import { waiting } from './namespace.ts';

const WaitingPeople = lazyPart(async () => (await import('./WaitingPeople.tsx')).WaitingPeople, waiting);

const fragment = graphql`
  fragment WaitingOn_for on WaitingFor {
    who
    ...WaitingPeople_for
  }
`;

type WaitingOnProps = {
  waitingFor: WaitingOn_for$key;
  /** The waiting record. */
  subject: { readonly id: string; readonly number: string };
  /** Names of the viewer and the manufacturer; absent if only the customer’s users are named. */
  words?: { readonly viewer: string; readonly manufacturer: string };
};

/** Who has to act: the viewer if allowed, the manufacturer, or the allowed users of the customer by name. */
export function WaitingOn({ waitingFor: key, subject, words }: WaitingOnProps) {
  const waitingFor = useFragment(fragment, key);
  if (waitingFor.who === 'VIEWER') return words?.viewer;
  if (waitingFor.who === 'MANUFACTURER') return words?.manufacturer;
  return (
    <Suspense fallback="…">
      <WaitingPeople waitingFor={waitingFor} subject={subject} />
    </Suspense>
  );
}
