import { Badge, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../lib/format/useFormat.ts';
import { HistoryLine, HistoryStep } from '../../ui/data/HistoryLine.tsx';
import { DetailPanel } from '../../ui/layout/DetailPanel.tsx';
import type { BenchEntries_entry$key } from './__generated__/BenchEntries_entry.graphql.ts';
import type { BenchEntries_job$key } from './__generated__/BenchEntries_job.graphql.ts';

const fragment = graphql`
  fragment BenchEntries_job on JobOrder {
    benchEntries {
      id
      ...BenchEntries_entry
    }
  }
`;

const entryFragment = graphql`
  fragment BenchEntries_entry on BenchEntry {
    stage {
      name
    }
    startedAt
    startedByName
    finishedAt
    weightIn
    weightOut
    loss
    lossPercent
    isOverTolerance
    note
  }
`;

/** A job’s bench history, latest stage first: worker, time, weights and metal loss. */
export function BenchEntries({ job }: { job: BenchEntries_job$key }) {
  const { t } = useTranslation('bench');
  const { benchEntries } = useFragment(fragment, job);
  return (
    <DetailPanel title={t('entries.title')}>
      {benchEntries.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {t('entries.none')}
        </Text>
      ) : (
        <HistoryLine>
          {benchEntries.toReversed().map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </HistoryLine>
      )}
    </DetailPanel>
  );
}

function Entry({ entry: key }: { entry: BenchEntries_entry$key }) {
  const { t } = useTranslation('bench');
  const { dateTime } = useFormat();
  const weighed = useWeighed();
  const entry = useFragment(entryFragment, key);
  const { stage, startedAt, startedByName: name, finishedAt, isOverTolerance, note } = entry;
  const from = dateTime(startedAt);
  return (
    <HistoryStep>
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="medium">{stage.name}</Text>
        {!finishedAt && <Badge>{t('entries.open')}</Badge>}
        {isOverTolerance && <Badge colorPalette="red">{t('entries.over')}</Badge>}
      </HStack>
      <Text textStyle="xs" color="fg.muted">
        {finishedAt
          ? t('entries.byUntil', { name, from, until: dateTime(finishedAt) })
          : t('entries.by', { name, from })}
      </Text>
      {weighed(entry).map((line) => (
        <Text key={line} textStyle="sm" fontVariantNumeric="tabular-nums">
          {line}
        </Text>
      ))}
      {note && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {note}
        </Text>
      )}
    </HistoryStep>
  );
}

type Weighed = {
  weightIn?: string | null | undefined;
  weightOut?: string | null | undefined;
  loss?: string | null | undefined;
  lossPercent?: string | null | undefined;
};

/** Weights and metal loss as text. */
function useWeighed(): (entry: Weighed) => string[] {
  const { t } = useTranslation('bench');
  const { weight, percent } = useFormat();
  const unsigned = (figure: string) => figure.replace('-', '');
  return ({ weightIn, weightOut, loss, lossPercent }) => [
    ...(weightIn && weightOut
      ? [t('entries.weights', { in: weight(weightIn), out: weight(weightOut) })]
      : weightIn
        ? [t('entries.weightIn', { in: weight(weightIn) })]
        : weightOut
          ? [t('entries.weightOut', { out: weight(weightOut) })]
          : []),
    ...(loss && lossPercent
      ? [
          loss.startsWith('-')
            ? t('entries.gain', { gain: weight(unsigned(loss)), percent: percent(unsigned(lossPercent)) })
            : t('entries.loss', { loss: weight(loss), percent: percent(lossPercent) }),
        ]
      : []),
  ];
}
