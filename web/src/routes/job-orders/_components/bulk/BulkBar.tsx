import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuPrinter, LuRefreshCw, LuX } from 'react-icons/lu';
import { links } from '../../../../links.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { IconAction } from '../../../../ui/IconAction.tsx';
import type { BulkJob } from './bulk-job.ts';
import { useBulkRights } from './useBulkRights.ts';

const BulkStatusDialog = lazy(async () => ({
  default: (await import('./BulkStatusDialog.tsx')).BulkStatusDialog,
}));
const BulkApproveDialog = lazy(async () => ({
  default: (await import('./BulkApproveDialog.tsx')).BulkApproveDialog,
}));

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    // Above the bottom bar of a phone.
    bottom: 'calc(var(--ax-bottom-bar, 0px) + {spacing.4})',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '3',
    px: '4',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.gold',
    borderRadius: 'l3',
    boxShadow: 'md',
  },
});

type BulkBarProps = {
  jobs: readonly BulkJob[];
  onClear: () => void;
  /** Jobs were changed: tabs, counts and rows are out of date. */
  onChanged: () => void;
};

/** What can be done with the selected jobs. */
export function BulkBar({ jobs, onClear, onChanged }: BulkBarProps) {
  const { t } = useTranslation('jobs');
  const { canUpdateStatus, canApprove } = useBulkRights();
  const [dialog, setDialog] = useState<'status' | 'approve' | null>(null);
  const awaiting = jobs.filter(({ statusCode }) => statusCode === 'AWAITING_APPROVAL');
  const close = (isChanged: boolean) => {
    setDialog(null);
    if (isChanged) onChanged();
  };
  return (
    <Bar aria-label={t('bulk.label')}>
      <Text fontWeight="medium" role="status">
        {t('bulk.selected', { count: jobs.length })}
      </Text>
      <HStack gap="2" wrap="wrap" order={{ base: 3, md: 0 }} w={{ base: 'full', md: 'auto' }}>
        {canApprove && (
          <Button size="sm" disabled={awaiting.length === 0} onClick={() => setDialog('approve')}>
            <LuCheck aria-hidden />
            {t('bulk.approve')}
          </Button>
        )}
        {canUpdateStatus && (
          <Button size="sm" onClick={() => setDialog('status')}>
            <LuRefreshCw aria-hidden />
            {t('bulk.updateStatus')}
          </Button>
        )}
        <ButtonLink size="sm" variant="outline" to={links.jobSheets(jobs.map(({ id }) => id))}>
          <LuPrinter aria-hidden />
          {t('bulk.print')}
        </ButtonLink>
      </HStack>
      {canApprove && awaiting.length === 0 && (
        <Text textStyle="xs" color="fg.muted" hideBelow="md">
          {t('bulk.noneAwaiting')}
        </Text>
      )}
      <IconAction label={t('bulk.clear')} icon={<LuX />} ms="auto" onClick={onClear} />
      <Suspense>
        {dialog === 'status' && <BulkStatusDialog jobs={jobs} onClose={close} />}
        {dialog === 'approve' && <BulkApproveDialog jobs={jobs} onClose={close} />}
      </Suspense>
    </Bar>
  );
}
