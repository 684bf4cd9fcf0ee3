import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError, toastInfo } from '../../ui/feedback/toaster.ts';
import type { MoreRows } from '../rows/ListRows.tsx';

/** Maximum number of printed rows: about twenty sheets. */
const MAX_PRINTED = 500;

/** Rows per request. */
const PAGE = 100;

/**
 * Prints the list with the user's columns. It loads rows beyond those on screen first and keeps them, and notifies the
 * user if there are more than it prints.
 */
export function usePrint(count: number, more: MoreRows): () => void {
  const { t } = useTranslation('lists');
  /** Number of rows at the last request for more; null while not printing. */
  const before = useRef<number | null>(null);

  function goOn(): void {
    if (before.current === null || more.isLoadingNext) return;
    if (before.current === count) {
      before.current = null;
      toastError(t('files.printFailed'));
      return;
    }
    if (more.hasNext && count < MAX_PRINTED) {
      before.current = count;
      more.loadNext(Math.min(PAGE, MAX_PRINTED - count));
      return;
    }
    before.current = null;
    if (more.hasNext) toastInfo(t('files.partlyPrinted', { count }));
    // After the rows were painted.
    requestAnimationFrame(() => window.print());
  }

  // After every render, because requested rows may have arrived.
  useEffect(goOn);

  return () => {
    before.current = 0;
    goOn();
  };
}
