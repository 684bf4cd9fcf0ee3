import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { textOf } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { Conflict } from '../../../orders/ActForm.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { BenchMoveForm_job$key } from './__generated__/BenchMoveForm_job.graphql.ts';
import type { BenchMoveFormFinishMutation } from './__generated__/BenchMoveFormFinishMutation.graphql.ts';
import type { BenchMoveFormQuery } from './__generated__/BenchMoveFormQuery.graphql.ts';
import type { BenchMoveFormStartMutation } from './__generated__/BenchMoveFormStartMutation.graphql.ts';

const fragment = graphql`
  fragment BenchMoveForm_job on JobOrder {
    id
    number
    version
    benchMove {
      kind
      isWeighed
      missing
      stage {
        name
      }
    }
    benchEntries {
      weightIn
      weightOut
    }
  }
`;

const startMutation = graphql`
  mutation BenchMoveFormStartMutation($input: StartBenchStageInput!) {
    result: startBenchStage(input: $input) {
      __typename
      ... on StartBenchStageSuccess {
        jobOrder {
          ...jobAfterBenchMove_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const finishMutation = graphql`
  mutation BenchMoveFormFinishMutation($input: FinishBenchStageInput!) {
    result: finishBenchStage(input: $input) {
      __typename
      ... on FinishBenchStageSuccess {
        jobOrder {
          ...jobAfterBenchMove_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const query = graphql`
  query BenchMoveFormQuery($number: String!) {
    jobOrder(number: $number) {
      ...BenchScan_job
      ...BenchEntries_job
    }
  }
`;

/** The next step at the bench, with a weight field if needed: one large button. */
export function BenchMoveForm({ job: key }: { job: BenchMoveForm_job$key }) {
  const { t } = useTranslation('bench');
  const { weight } = useFormat();
  const { ofCode } = useErrorText('bench');
  const environment = useRelayEnvironment();
  const { id, number, version, benchMove, benchEntries } = useFragment(fragment, key);
  /** The weight that the server wants confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [start, isStarting] = useResultMutation<BenchMoveFormStartMutation>(startMutation);
  const [finish, isFinishing] = useResultMutation<BenchMoveFormFinishMutation>(finishMutation);
  if (!benchMove) return null;
  const { kind, isWeighed, missing, stage } = benchMove;
  const isStart = kind === 'START';
  const field = isStart ? 'weightIn' : 'weightOut';
  const last = benchEntries.flatMap(({ weightIn, weightOut }) => weightOut ?? weightIn ?? []).at(-1);

  async function handleSend(data: FormData) {
    const grams = amountOrNull(data, field);
    const weightConfirmed = grams !== null && grams === unconfirmed && data.has('weightConfirmed');
    const outcome = isStart
      ? await start({ input: { id, version, weightIn: grams, weightConfirmed } })
      : await finish({
          input: { id, version, weightOut: grams, weightConfirmed, note: textOf(data, 'note') || null },
        });
    if (!outcome.ok) {
      setUnconfirmed(outcome.failure.code === 'WEIGHT_IMPLAUSIBLE' ? grams : null);
      return outcome.failure;
    }
    toastSuccess(t(isStart ? 'scan.started' : 'scan.finished', { stage: stage.name }));
    return null;
  }

  async function handleReload() {
    await fetchQuery<BenchMoveFormQuery>(environment, query, { number }).toPromise();
  }

  if (missing) return <Notice tone="warning">{ofCode(missing)}</Notice>;
  return (
    <Form onSend={handleSend} routeNamespace="bench">
      <Conflict onReload={handleReload} />
      <Stack gap="4">
        {isWeighed && (
          <AmountField
            name={field}
            kind="GRAMS"
            label={t(`scan.${field}`)}
            hint={last ? t('scan.last', { weight: weight(last) }) : t('scan.weightHint')}
            size="xl"
            required
          />
        )}
        {unconfirmed !== null && (
          <CheckboxField key={unconfirmed} name="weightConfirmed" label={t('scan.weightRight')} />
        )}
        {!isStart && (
          <TextAreaField name="note" label={t('scan.note')} maxLength={JOB_TEXT_LENGTHS.benchNote} rows={2} />
        )}
        <Button
          type="submit"
          size="lg"
          minH="16"
          w="full"
          whiteSpace="normal"
          textStyle="md"
          loading={isStarting || isFinishing}
        >
          {t(`scan.${kind}`, { stage: stage.name })}
        </Button>
      </Stack>
    </Form>
  );
}
