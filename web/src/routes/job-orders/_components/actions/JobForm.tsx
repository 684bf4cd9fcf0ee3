import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../lib/forms/Form.tsx';
import { FormContext } from '../../../../lib/forms/form-context.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { useReloadJob } from './useReloadJob.ts';

/** A form in a dialog over a job. */
export type JobFormProps = {
  /** Global id of the job. */
  /** Read again after a conflict. */
  jobNumber: string;
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
  /** Resolves to the failure to show, or null: then the dialog closes. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form over a job. When someone else changed the job meanwhile, the change can be fetched and nothing typed is lost. */
export function JobForm(props: JobFormProps) {
  const { jobNumber, text, children, submitLabel, closeLabel, isBusy, isDestructive, isDisabled } = props;
  const { onSend, onClose } = props;
  const { t } = useTranslation();

  async function handleSend(data: FormData) {
    const failure = await onSend(data);
    if (!failure) onClose();
    return failure;
  }

  return (
    <Form onSend={handleSend} routeNamespace="jobs" isGuarded={false}>
      <Conflict jobNumber={jobNumber} />
      {text && <Text color="fg.muted">{text}</Text>}
      {children}
      <DialogButtons>
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
      </DialogButtons>
    </Form>
  );
}

/** After a conflict: fetches what has changed, with which the conflict is over. */
function Conflict({ jobNumber }: { jobNumber: string }) {
  const { t } = useTranslation('jobs');
  const { failure, forgetFailure } = useContext(FormContext);
  const [reload, isReloading] = useReloadJob(jobNumber, forgetFailure);
  if (failure?.kind !== 'ConflictError') return null;
  return (
    <Button size="sm" variant="outline" alignSelf="flex-start" loading={isReloading} onClick={reload}>
      {t('conflict.reload')}
    </Button>
  );
}
