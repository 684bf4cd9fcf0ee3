import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useTypedGuard } from './useTypedGuard.ts';

type ModalDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for questions that need an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Changes apply at once: closing never asks. */
  appliesAtOnce?: boolean;
};

/**
 * A modal dialog for a short decision. Escape, the close button and a click outside close it; with unsaved input they
 * ask first. The focus returns to its previous element.
 */
export function ModalDialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'sm',
  role = 'dialog',
  appliesAtOnce = false,
}: ModalDialogProps) {
  const { t } = useTranslation();
  const guard = useTypedGuard({ onClose, appliesAtOnce });
  return (
    <>
      <Dialog.Root
        open={isOpen}
        onOpenChange={guard.handleOpenChange}
        size={size}
        role={role}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="4">
            <Dialog.Content {...guard.content}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{children}</Dialog.Body>
              {footer && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <LeaveQuestion {...guard.question} />
    </>
  );
}
