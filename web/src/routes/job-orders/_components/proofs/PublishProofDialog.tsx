import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { FileDrop } from '../../../../lib/forms/FileDrop.tsx';
import { textOf, textOrNull } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { JOB_TEXT_LENGTHS, MAX_PROOF_PAGES } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { PictureTile } from '../../../../notes/PictureTile.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { OptionList } from '../../../../ui/fields/OptionList.tsx';
import { useUploadFile } from '../../../../upload/useUploadFile.ts';
import { DialogForm } from '../actions/DialogForm.tsx';
import type { PublishProofDialog_job$key } from './__generated__/PublishProofDialog_job.graphql.ts';
import type {
  ProofKind,
  PublishProofDialogMutation,
} from './__generated__/PublishProofDialogMutation.graphql.ts';

const fragment = graphql`
  fragment PublishProofDialog_job on JobOrder {
    id
    number
    version
    proofVersions {
      kind
    }
  }
`;

const mutation = graphql`
  mutation PublishProofDialogMutation($input: PublishProofVersionInput!) {
    result: publishProofVersion(input: $input) {
      __typename
      ... on PublishProofVersionSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const KINDS = ['CAD', 'RENDER', 'ENGRAVING', 'FINGERPRINT'] as const satisfies readonly ProofKind[];

type Page = { readonly fileId: number; readonly name: string; readonly thumbnailUrl: string };

type PublishProofDialogProps = { job: PublishProofDialog_job$key; onClose: () => void };

/** Publishes the next version of a proof: pictures, message, and whether to request approval. */
export function PublishProofDialog({ job: key, onClose }: PublishProofDialogProps) {
  const { t } = useTranslation('jobs');
  const { failed } = useOperationToasts('jobs');
  const job = useFragment(fragment, key);
  const [keyOf] = useState(idempotencyKeys);
  const [commit, isSaving] = useResultMutation<PublishProofDialogMutation>(mutation);
  const [upload, isUploading] = useUploadFile();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [isAsking, setIsAsking] = useState(true);

  async function handleFiles(files: readonly File[]) {
    for (const file of files.slice(0, MAX_PROOF_PAGES - pages.length)) {
      const outcome = await upload(file);
      if (!outcome.ok) return failed('saving', file.name, outcome.failure);
      const { databaseId, thumbnailUrl, name } = outcome.success.file;
      setPages((before) => [...before, { fileId: databaseId, thumbnailUrl, name }]);
    }
  }

  async function handleSend(data: FormData) {
    const input = {
      jobOrderId: job.id,
      version: job.version,
      // The options are exactly the kinds.
      kind: textOf(data, 'kind') as ProofKind,
      fileIds: pages.map(({ fileId }) => fileId),
      noteToCustomer: textOrNull(data, 'noteToCustomer'),
      price: amountOrNull(data, 'price'),
      requestApproval: isAsking,
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t(isAsking ? 'done.PUBLISH_AND_ASK' : 'done.PUBLISH_PROOF', { number: job.number }));
    return null;
  }

  return (
    <DialogForm
      jobNumber={job.number}
      title={`${t('action.PUBLISH_PROOF')} · ${job.number}`}
      text={t('explain.PUBLISH_PROOF')}
      submitLabel={t('proof.publish')}
      isBusy={isSaving}
      isDisabled={isUploading || pages.length === 0}
      size="md"
      onSend={handleSend}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={t('proof.what')}
        options={KINDS.map((value) => ({ value, label: t(`proof.kind.${value}`) }))}
        defaultValue={job.proofVersions.at(-1)?.kind ?? 'CAD'}
        required
      />
      {pages.length > 0 && (
        <Flex gap="4" wrap="wrap">
          {pages.map(({ fileId, name, thumbnailUrl }) => (
            <PictureTile
              key={fileId}
              name={name}
              thumbnailUrl={thumbnailUrl}
              onRemove={() => setPages(pages.filter((page) => page.fileId !== fileId))}
            />
          ))}
        </Flex>
      )}
      {pages.length < MAX_PROOF_PAGES && (
        <FileDrop label={t('proof.choose')} isMultiple onFiles={handleFiles} disabled={isUploading} />
      )}
      <TextAreaField name="noteToCustomer" label={t('proof.note')} maxLength={JOB_TEXT_LENGTHS.proofNote} />
      <AmountField name="price" label={t('field.servicePrice')} hint={t('proof.priceHint')} />
      <OptionList
        legend={t('proof.next')}
        isMultiple
        options={[{ value: 'ask', label: t('proof.ask') }]}
        chosen={isAsking ? ['ask'] : []}
        onChoose={() => setIsAsking(!isAsking)}
      />
    </DialogForm>
  );
}
