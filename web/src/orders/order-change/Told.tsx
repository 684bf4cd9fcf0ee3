import { type ReactNode, useEffect } from 'react';
import { requestFailure } from '../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../lib/forms/useErrorText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

export type ToldProps = {
  /** Where the words of codes are. */
  namespace: string;
  isPending: boolean;
  error: Error | null;
  /** Hears whether the current answer is shown; only then may the act be done. */
  onTold: (isTold: boolean) => void;
};

/** What an act changes, while it is asked for, when that fails, and once the answer is there. */
export function Told({ namespace, isPending, error, onTold, children }: ToldProps & { children: ReactNode }) {
  const { ofFailure } = useErrorText(namespace);
  const isTold = !isPending && error === null;
  useEffect(() => onTold(isTold), [onTold, isTold]);
  if (isPending) return <LinesSkeleton lines={3} />;
  if (error) return <Notice tone="warning">{ofFailure(requestFailure(error))}</Notice>;
  return children;
}
