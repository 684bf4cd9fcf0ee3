import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

type LeaveQuestionProps = { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** 'Leave without saving?', shown for unsaved input. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onStay()}
      size="sm"
      role="alertdialog"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('unsaved.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{t('unsaved.text')}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" onClick={onStay}>
                {t('unsaved.stay')}
              </Button>
              <Button colorPalette="red" onClick={onLeave}>
                {t('unsaved.leave')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
