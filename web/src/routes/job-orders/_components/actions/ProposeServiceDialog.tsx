import { Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { FileDrop } from '../../../../lib/forms/FileDrop.tsx';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import { PictureTile } from '../../../../notes/PictureTile.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { useUploadFile } from '../../../../upload/useUploadFile.ts';
import type { ProposeServiceDialogMutation } from './__generated__/ProposeServiceDialogMutation.graphql.ts';
import type { ServiceTypeFieldQuery } from './__generated__/ServiceTypeFieldQuery.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import type { JobRef } from './job-dialog.ts';
import { ServiceTypeField, serviceTypesQuery } from './ServiceTypeField.tsx';

const mutation = graphql`
  mutation ProposeServiceDialogMutation($input: ProposeJobServiceInput!) {
    result: proposeJobService(input: $input) {
      __typename
      ... on ProposeJobServiceSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Proposes a service: its type, its price, and a picture to approve. */
export function ProposeServiceDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { failed } = useOperationToasts('jobs');
  const queryRef = useOpenQuery<ServiceTypeFieldQuery>(serviceTypesQuery, {});
  const [commit, isSaving] = useResultMutation<ProposeServiceDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const [upload, isUploading] = useUploadFile();
  const [proof, setProof] = useState<{ fileId: number; thumbnailUrl: string; name: string } | null>(null);

  async function handleFiles([file]: File[]) {
    if (!file) return;
    const outcome = await upload(file);
    if (!outcome.ok) return failed('saving', file.name, outcome.failure);
    const { databaseId, thumbnailUrl, name } = outcome.success.file;
    setProof({ fileId: databaseId, thumbnailUrl, name });
  }

  async function handleSend(data: FormData) {
    const { id, number, version } = job;
    const input = {
      id,
      version,
      serviceTypeCode: textOf(data, 'serviceTypeCode'),
      price: amountOrNull(data, 'price'),
      proofFileId: proof?.fileId,
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.PROPOSE_SERVICE', { number }));
    return null;
  }

  return (
    <DialogForm
      jobNumber={job.number}
      title={`${t('action.PROPOSE_SERVICE')} · ${job.number}`}
      text={t('explain.PROPOSE_SERVICE')}
      submitLabel={t('action.PROPOSE_SERVICE')}
      isBusy={isSaving}
      isDisabled={isUploading}
      onSend={handleSend}
      onClose={onClose}
    >
      <Suspense fallback={<LinesSkeleton lines={2} />}>
        {queryRef && <ServiceTypeField queryRef={queryRef} />}
      </Suspense>
      <AmountField name="price" label={t('field.servicePrice')} hint={t('field.servicePriceHint')} />
      {proof ? (
        <Flex>
          <PictureTile name={proof.name} thumbnailUrl={proof.thumbnailUrl} onRemove={() => setProof(null)} />
        </Flex>
      ) : (
        <FileDrop label={t('field.proof')} onFiles={handleFiles} disabled={isUploading} />
      )}
    </DialogForm>
  );
}
