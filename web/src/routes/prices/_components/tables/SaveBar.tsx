import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { companyInstant } from '../../../../lib/format/company-instant.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { type RateDraft, rateIssues } from '../../_lib/rate-drafts.ts';
import type { SaveBarMutation } from './__generated__/SaveBarMutation.graphql.ts';
import { showSaved } from './show-saved.ts';

const mutation = graphql`
  mutation SaveBarMutation($input: SaveRatesInput!) {
    result: saveRates(input: $input) {
      __typename
      ... on SaveRatesSuccess {
        rateTable {
          ...RateGrid_table
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const Moment = chakra('input', {
  base: {
    minH: '8',
    px: '2',
    bg: 'bg.panel',
    textStyle: 'sm',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l1',
  },
});

type SaveBarProps = {
  code: SaveBarMutation['variables']['input']['table'];
  drafts: readonly RateDraft[];
  onIssues: (issues: ReadonlyMap<string, string>) => void;
  onSettled: () => void;
};

/** Saves all changes, effective now or later. */
export function SaveBar({ code, drafts, onIssues, onSettled }: SaveBarProps) {
  const { t } = useTranslation('prices');
  const { ofCode } = useErrorText('prices');
  const failedReason = useFailedReason('prices');
  const { saved } = useOperationToasts();
  const [from, setFrom] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [save, isSaving] = useResultMutation<SaveBarMutation>(mutation);

  async function handleSave() {
    const rows = drafts.map(({ cells, basedOn, isWithdrawn }) => ({
      cells: [...cells],
      basedOn,
      isWithdrawn,
    }));
    const validFrom = from === '' ? null : await companyInstant(from);
    const outcome = await save(
      { input: { table: code, validFrom, rows } },
      { updater: showSaved('saveRates', code) },
    );
    if (outcome.ok) {
      saved(t(`tables.${code}`), t('save.changed', { count: rows.length }));
      onSettled();
      return;
    }
    const { issues } = outcome.failure;
    const ofRows = rateIssues(issues, drafts);
    onIssues(ofRows);
    const moment = issues.find(({ path }) => path === 'validFrom');
    if (moment) setFailure(ofCode(moment.code));
    else
      setFailure(
        ofRows.size > 0
          ? t('save.failed', { count: ofRows.size })
          : failedReason('saving', t(`tables.${code}`), outcome.failure),
      );
  }

  return (
    <Panel position="sticky" bottom={{ base: '16', md: '4' }} zIndex="docked" boxShadow="md">
      <Stack gap="3">
        {failure && (
          <Notice tone="error" isLive>
            {failure}
          </Notice>
        )}
        <HStack gap="3" wrap="wrap">
          <Text fontWeight="medium">{t('save.changes', { count: drafts.length })}</Text>
          <chakra.label htmlFor="rates-from" textStyle="sm">
            {t('save.from')}
          </chakra.label>
          <Moment
            id="rates-from"
            type="datetime-local"
            value={from}
            aria-describedby="rates-from-hint"
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <Text id="rates-from-hint" textStyle="xs" color="fg.muted">
            {t('save.fromHint')}
          </Text>
          <HStack gap="2" ms="auto">
            <Button size="sm" variant="ghost" onClick={onSettled}>
              {t('save.discard')}
            </Button>
            <Button size="sm" loading={isSaving} onClick={() => void handleSave()}>
              {t('save.save')}
            </Button>
          </HStack>
        </HStack>
      </Stack>
    </Panel>
  );
}
