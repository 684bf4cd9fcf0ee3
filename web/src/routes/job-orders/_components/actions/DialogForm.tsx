import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../lib/forms/Form.tsx';
import { FormContext } from '../../../../lib/forms/form-context.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { ModalDialog } from '../../../../ui/ModalDialog.tsx';
import { useReloadJob } from './useReloadJob.ts';

type DialogFormProps = {
  /** Global id of the job. */
  jobId: string;
  title: string;
  /** What will happen. */
  text?: string;
  children?: ReactNode;
  /** The act in words. */
  submitLabel: string;
  /** Leaving things as they are, in words; “Cancel” when absent. */
  closeLabel?: string;
  isBusy: boolean;
  isDestructive?: boolean;
  isDisabled?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Resolves to the failure to show, or null: then the dialog closes. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form over a job. When someone else changed the job meanwhile, the change can be fetched and nothing typed is lost. */
export function DialogForm(props: DialogFormProps) {
  const {
    jobId,
    title,
    text,
    children,
    submitLabel,
    closeLabel,
    isBusy,
    isDestructive,
    isDisabled,
    size,
    onSend,
    onClose,
  } = props;
  const { t } = useTranslation();

  async function handleSend(data: FormData) {
    const failure = await onSend(data);
    if (!failure) onClose();
    return failure;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={title} size={size}>
      <Form onSend={handleSend} routeNamespace="jobs" isGuarded={false}>
        <Conflict jobId={jobId} />
        {text && <Text color="fg.muted">{text}</Text>}
        {children}
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            {closeLabel ?? t('cancel')}
          </Button>
          <Button
            type="submit"
            loading={isBusy}
            disabled={isDisabled}
            colorPalette={isDestructive ? 'red' : undefined}
          >
            {submitLabel}
          </Button>
        </Flex>
      </Form>
    </ModalDialog>
  );
}

/** After a conflict: fetches what has changed. */
function Conflict({ jobId }: { jobId: string }) {
  const { t } = useTranslation('jobs');
  const { failure } = useContext(FormContext);
  const [reload, isReloading] = useReloadJob(jobId);
  if (failure?.kind !== 'ConflictError') return null;
  return (
    <Button size="sm" variant="outline" alignSelf="flex-start" loading={isReloading} onClick={reload}>
      {t('conflict.reload')}
    </Button>
  );
}
