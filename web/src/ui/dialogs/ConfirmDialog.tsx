import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from './ModalDialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** The consequences, with the name of the record. */
  children?: ReactNode;
  /** The action as text: 'Remove the piece', never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** The record is not loaded yet. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation of an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDestructive,
    isBusy,
    isDisabled,
    onConfirm,
    onCancel,
  } = props;
  const { t } = useTranslation();
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            colorPalette={isDestructive ? 'red' : undefined}
            loading={isBusy}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  );
}
