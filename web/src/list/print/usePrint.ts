import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError, toastInfo } from '../../ui/feedback/toaster.ts';
import type { MoreRows } from '../rows/ListRows.tsx';

/** Rows that are printed at most: some twenty sheets. */
const MOST_PRINTED = 500;

/** Rows that are asked for at once. */
const PAGE = 100;

/**
 * Prints the list as it is arranged, with its rows beyond those on screen: they are loaded first, and stay. Says so when
 * there are more than are printed.
 */
export function usePrint(count: number, more: MoreRows): () => void {
  const { t } = useTranslation('lists');
  /** Rows that were there when more were asked for last, or none were yet; null: nobody prints. */
  const before = useRef<number | null>(null);

  function goOn(): void {
    if (before.current === null || more.isLoadingNext) return;
    if (before.current === count) {
      before.current = null;
      toastError(t('errors:UNREACHABLE'));
      return;
    }
    if (more.hasNext && count < MOST_PRINTED) {
      before.current = count;
      more.loadNext(Math.min(PAGE, MOST_PRINTED - count));
      return;
    }
    before.current = null;
    if (more.hasNext) toastInfo(t('files.partlyPrinted', { count }));
    // After the rows have been painted.
    requestAnimationFrame(() => window.print());
  }

  // After every render: rows that were asked for may be there.
  useEffect(goOn);

  return () => {
    before.current = 0;
    goOn();
  };
}
