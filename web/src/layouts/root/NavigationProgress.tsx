import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { isNetworkBusy, subscribeToNetwork } from '../../lib/relay/network-activity.ts';

/** Appears only after a short delay, then moves towards the end. */
const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineStart: 0,
    top: 0,
    zIndex: 'max',
    h: '2px',
    bg: 'gold.500',
    pointerEvents: 'none',
    width: '0',
    opacity: 0,
    transition: 'opacity 150ms',
    '&[data-busy]': {
      width: '90%',
      opacity: 1,
      transition: 'opacity 150ms 200ms, width 5000ms cubic-bezier(0.1, 0.7, 0.3, 1) 200ms',
    },
  },
});

/** Bar at the top of the window while a page or its data is loading. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useSyncExternalStore(subscribeToNetwork, isNetworkBusy);
  return <Bar aria-hidden data-busy={isNavigating || isLoading || undefined} />;
}
