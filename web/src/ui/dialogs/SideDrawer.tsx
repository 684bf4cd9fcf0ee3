import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useTypedGuard } from './useTypedGuard.ts';

type SideDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  placement?: 'end' | 'start' | 'bottom' | undefined;
  size?: 'xs' | 'sm' | 'md';
  /** Changes apply at once: closing never asks. */
  appliesAtOnce?: boolean;
};

/** A side panel for longer tasks: the cart, filters on a phone, the menu. It closes like a `ModalDialog`. */
export function SideDrawer({
  isOpen,
  onClose,
  title,
  children,
  footer,
  placement = 'end',
  size = 'sm',
  appliesAtOnce = false,
}: SideDrawerProps) {
  const { t } = useTranslation();
  const guard = useTypedGuard({ onClose, appliesAtOnce });
  return (
    <>
      <Drawer.Root
        open={isOpen}
        onOpenChange={guard.handleOpenChange}
        placement={placement}
        size={size}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content {...guard.content}>
              <Drawer.Header>
                <Drawer.Title>{title}</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>{children}</Drawer.Body>
              {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
              <Drawer.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <LeaveQuestion {...guard.question} />
    </>
  );
}
