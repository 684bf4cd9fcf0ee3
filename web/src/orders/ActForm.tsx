import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../lib/forms/Form.tsx';
import { FormContext } from '../lib/forms/form-context.ts';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { DialogButtons } from '../ui/dialogs/DialogButtons.tsx';

/** A form in a dialog over an order. */
export type ActFormProps = {
  /** Where the words of codes are. */
  namespace: string;
  /** Reads the order again after a conflict, without leaving the dialog. Absent where the act has no conflicts. */
  onReload?: (() => Promise<void>) | undefined;
  /** What will happen. */
  text?: string | undefined;
  children?: ReactNode;
  /** The act in words. */
  submitLabel: string;
  /** Leaving things as they are, in words; “Cancel” when absent. */
  closeLabel?: string | undefined;
  isBusy: boolean;
  isDestructive?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Resolves to the failure to show, or null: then the dialog closes. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form over an order. When someone else changed it meanwhile, the change can be fetched and nothing typed is lost. */
export function ActForm(props: ActFormProps) {
  const { namespace, onReload, text, children, submitLabel, closeLabel } = props;
  const { isBusy, isDestructive, isDisabled, onSend, onClose } = props;
  const { t } = useTranslation();

  async function handleSend(data: FormData) {
    const failure = await onSend(data);
    if (!failure) onClose();
    return failure;
  }

  return (
    <Form onSend={handleSend} routeNamespace={namespace} isGuarded={false}>
      {onReload && <Conflict onReload={onReload} />}
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

type ConflictProps = { onReload: () => Promise<void> };

/** After a conflict: fetches what has changed, with which the conflict is over. */
export function Conflict({ onReload }: ConflictProps) {
  const { t } = useTranslation();
  const { failure, forgetFailure } = useContext(FormContext);
  const [isReloading, setIsReloading] = useState(false);
  if (failure?.kind !== 'ConflictError') return null;

  async function handleReload() {
    setIsReloading(true);
    await onReload().then(forgetFailure, () => {});
    setIsReloading(false);
  }

  return (
    <Button
      size="sm"
      variant="outline"
      alignSelf="flex-start"
      loading={isReloading}
      onClick={() => void handleReload()}
    >
      {t('showChange')}
    </Button>
  );
}
