import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toastInfo } from '../ui/feedback/toaster.ts';

/** Notifies the user that the selection was cleared because the rows changed (`rows`: their URL). */
export function useClearedNotice(rows: string | undefined, selected: number): void {
  const { t } = useTranslation('lists');
  const before = useRef({ rows, selected });
  useEffect(() => {
    const { rows: rowsBefore, selected: count } = before.current;
    before.current = { rows, selected };
    if (count > 0 && selected === 0 && rows !== rowsBefore) toastInfo(t('selection.cleared', { count }));
  }, [rows, selected, t]);
}
