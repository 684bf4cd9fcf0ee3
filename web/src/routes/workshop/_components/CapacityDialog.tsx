import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { integerOrNull } from '../../../lib/forms/form-values.ts';
import { MAX_BENCH_CAPACITY } from '../../../lib/forms/limits.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import type { CapacityDialogMutation } from './__generated__/CapacityDialogMutation.graphql.ts';

const mutation = graphql`
  mutation CapacityDialogMutation($input: SetBenchCapacityInput!) {
    result: setBenchCapacity(input: $input) {
      __typename
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type CapacityDialogProps = {
  stage: { code: number; name: string };
  /** Current capacity; null: unlimited. */
  capacity: number | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Asks for the capacity of a stage in jobs. */
export function CapacityDialog({ stage, capacity, onClose, onSaved }: CapacityDialogProps) {
  const { t } = useTranslation('bench');
  const { saved } = useOperationToasts();
  const [commit, isSaving] = useResultMutation<CapacityDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: { stage: stage.code, capacity: integerOrNull(data, 'capacity') },
    });
    if (!outcome.ok) return outcome.failure;
    saved(t('capacityOf', { stage: stage.name }));
    onSaved();
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('capacityOf', { stage: stage.name })}>
      <Form onSend={handleSend} routeNamespace="bench">
        <Stack gap="4">
          <TextField
            name="capacity"
            label={t('capacity.field')}
            hint={t('capacity.hint')}
            defaultValue={capacity ?? ''}
            {...WHOLE_NUMBER}
            min={0}
            max={MAX_BENCH_CAPACITY}
            step={1}
            autoFocus
          />
          <Button type="submit" alignSelf="flex-end" loading={isSaving}>
            {t('capacity.save')}
          </Button>
        </Stack>
      </Form>
    </ModalDialog>
  );
}
