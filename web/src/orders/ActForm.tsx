import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../lib/forms/Form.tsx';
import { FormContext } from '../lib/forms/form-context.ts';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { DialogButtons } from '../ui/dialogs/DialogButtons.tsx';

/** A form in a dialog on an order. */
export type ActFormProps = {
  /** Namespace of the code texts. */
  namespace: string;
  /** Reloads the order after a conflict and keeps the dialog open. Absent if the action has no conflicts. */
  onReload?: (() => Promise<void>) | undefined;
  /** Description of the effect. */
  text?: string | undefined;
  children?: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the close button; “Cancel” by default. */
  closeLabel?: string | undefined;
  isBusy: boolean;
  isDestructive?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Resolves to the failure to show, or null to close the dialog. */
  onSend: (data: FormData) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** A form on an order. If another user changed the order, its changes can be loaded without losing typed values. */
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
    <Form onSend={handleSend} routeNamespace={namespace}>
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

/** Conflict message, with a button that loads the changes and resolves the conflict. */
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
