import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { Preview } from '../_lib/useQuickOrder.ts';
import { QuickOrderTable } from './QuickOrderTable.tsx';

/** Preview of the parsed text by row, or why it cannot be parsed. */
export function QuickOrderPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('quickOrder');
  const { found, rows, blockedCount, isPending, hasFailed } = preview;
  if (hasFailed) return <Notice tone="error">{t('failed')}</Notice>;
  if (!found || rows === 0) {
    return isPending ? <Skeleton h="24" /> : <Text color="fg.muted">{t('nothing')}</Text>;
  }
  return (
    <Stack gap="3" opacity={isPending ? 0.5 : 1}>
      {blockedCount > 0 ? (
        <Notice tone="error">{t('blocked', { count: blockedCount })}</Notice>
      ) : (
        <Text role="status">{t('understood', { count: rows })}</Text>
      )}
      <QuickOrderTable preview={found} />
    </Stack>
  );
}
