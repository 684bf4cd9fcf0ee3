import { useEffect, useState } from 'react';

/** Whether the latest step can still be undone, given its deadline. Turns false when it expires. */
export function useUndoWindow(undoableUntil: string | null | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const endsAt = undoableUntil == null ? 0 : Date.parse(undoableUntil);

  useEffect(() => {
    const left = endsAt - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [endsAt]);

  return now < endsAt;
}
