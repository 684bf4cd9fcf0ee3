import { useEffect, useState } from 'react';
import { isReversible } from '../../_lib/action-layout.ts';

/** How long a step can be taken back (product rules, section 4). */
const WINDOW_MS = 10 * 60_000;

/** Steps of the history that are no transitions. */
const NO_TRANSITION = ['SUBMIT', 'REORDER', 'REMAKE', 'UNDO', 'RESCHEDULE'];

type LastStep = {
  readonly at: string;
  readonly action: string;
  readonly from: { readonly code: string } | null | undefined;
};

/** Whether a step can still be taken back; turns false by itself when its time is over. */
export function useUndoWindow(step: LastStep | null | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const canUndo =
    step?.from != null && !NO_TRANSITION.includes(step.action) && isReversible(step.action, step.from.code);
  const endsAt = canUndo ? Date.parse(step.at) + WINDOW_MS : 0;

  useEffect(() => {
    const left = endsAt - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [endsAt]);

  return now < endsAt;
}
