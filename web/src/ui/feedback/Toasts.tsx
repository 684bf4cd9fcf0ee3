import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { receiveToasts } from './toaster.ts';

/** Toasts last 3000 ms and stay while hovered (ordering spec section 9). */
const DURATION_MS = 3000;

const toaster = createToaster({
  placement: 'bottom-end',
  duration: DURATION_MS,
  max: 4,
  overlap: false,
  pauseOnPageIdle: true,
  // Above the bottom bar on phones; set with the page's defaults.
  offsets: { top: '1rem', left: '1rem', right: '1rem', bottom: 'var(--ax-toast-bottom)' },
});

/** Shows the toasts; mounted once, beside the pages. */
export function Toasts() {
  const { t } = useTranslation();
  useEffect(() => {
    let stop = () => {};
    // The toaster starts one microtask after mounting; earlier messages would be lost.
    const timer = setTimeout(() => {
      stop = receiveToasts((message) => {
        toaster.create(message);
      });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {({ title, action }) => (
          <Toast.Root width={{ md: 'sm' }} flexWrap={{ base: 'wrap', md: 'nowrap' }}>
            <Toast.Indicator />
            <Stack flex={{ base: '1 1 70%', md: '1' }} maxW="full">
              <Toast.Title>{title}</Toast.Title>
            </Stack>
            {action && (
              <Toast.ActionTrigger whiteSpace="nowrap" flexShrink="0" ms={{ base: '8', md: '0' }}>
                {action.label}
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger aria-label={t('close')} />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
