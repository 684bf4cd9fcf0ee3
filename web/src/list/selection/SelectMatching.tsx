import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestFailure } from '../../lib/forms/mutation-failure.ts';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import { toastInfo } from '../../ui/feedback/toaster.ts';
import type { Matching } from './matching.ts';
import type { Selection } from './useSelection.ts';

type SelectMatchingProps = { matching: Matching; selection: Selection };

/**
 * Selects all rows that match now, loaded or not; later matches are not added. Shows how many were selected if there
 * are too many.
 */
export function SelectMatching({ matching, selection }: SelectMatchingProps) {
  const { t } = useTranslation('lists');
  const { failed } = useOperationToasts();
  const [isAsking, setIsAsking] = useState(false);

  async function handleClick(): Promise<void> {
    setIsAsking(true);
    try {
      const { ids, total, isCapped } = await matching();
      selection.replace(ids);
      if (isCapped) toastInfo(t('selection.capped', { count: ids.length, total }));
    } catch (error) {
      failed('loading', t('selection.rows'), requestFailure(error as Error));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Button size="sm" variant="ghost" loading={isAsking} onClick={() => void handleClick()}>
      {t('selection.matching')}
    </Button>
  );
}
