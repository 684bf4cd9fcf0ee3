import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { integerOrNull } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { SharedChanges } from '../../../../merge/SharedChanges.tsx';
import { useMergedField } from '../../../../merge/useMergedField.ts';
import type { StageDialog_job$key } from './__generated__/StageDialog_job.graphql.ts';
import type { StageDialogMutation } from './__generated__/StageDialogMutation.graphql.ts';
import { DialogForm } from './DialogForm.tsx';

const fragment = graphql`
  fragment StageDialog_job on JobOrder {
    id
    number
    version
    stage {
      code
    }
    benchStages {
      code
      name
      missing
    }
  }
`;

const mutation = graphql`
  mutation StageDialogMutation($input: SetJobOrderStageInput!) {
    result: setJobOrderStage(input: $input) {
      __typename
      ... on SetJobOrderStageSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Sets the bench stage of a job: at it, or waiting for it. */
export function StageDialog({ job: key, onClose }: { job: StageDialog_job$key; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { id, number, version, stage, benchStages } = useFragment(fragment, key);
  const merge = useMergedField({ name: 'stage', saved: stage ? String(stage.code) : '', version });
  const [commit, isSaving] = useResultMutation<StageDialogMutation>(mutation);
  const { saved } = useOperationToasts();
  const { ofCode } = useErrorText('jobs');
  const refused = benchStages.find(({ missing }) => missing)?.missing;
  const options = benchStages.flatMap(({ code, name, missing }, index) => [
    {
      value: String(code - 1),
      label: t('stage.waiting', { stage: name }),
      // A job may wait for the stage after the last reachable one.
      isDisabled: Boolean(missing && benchStages[index - 1]?.missing),
    },
    { value: String(code), label: name, isDisabled: Boolean(missing) },
  ]);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: { id, version: merge.version, stage: integerOrNull(data, 'stage') ?? 0 },
    });
    if (!outcome.ok) return outcome.failure;
    saved(number);
    return null;
  }

  return (
    <DialogForm
      jobNumber={number}
      title={`${t('action.STAGE')} · ${number}`}
      submitLabel={t('common:save')}
      isBusy={isSaving}
      onSend={handleSend}
      onClose={onClose}
    >
      <SharedChanges
        {...merge}
        textOf={(_conflict, value) => options.find((option) => option.value === value)?.label ?? ''}
      />
      <SelectField
        name="stage"
        label={t('field.stage')}
        options={options}
        placeholder={stage ? undefined : t('field.chooseStage')}
        defaultValue={stage ? String(stage.code) : ''}
        hint={refused ? ofCode(refused) : undefined}
        required
      />
    </DialogForm>
  );
}
