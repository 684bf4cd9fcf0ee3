import { useMediaQuery } from '@chakra-ui/react';
import { useState } from 'react';
import { useViewer } from '../../lib/session/useShell.ts';

/** Below this the page needs the room more than the menu does its words: 1,360 px. */
const NARROW = '(max-width: 84.99em)';

/**
 * Whether the menu shows icons alone, and the function that changes it: on screen, and with the user. In a narrow window
 * it shows icons until it is opened there, whatever the user chose for wide ones.
 */
export function useMenuCollapse(): [boolean, () => void] {
  const isCollapsed = useViewer()?.menuCollapsed ?? false;
  const [isNarrow = false] = useMediaQuery([NARROW], { ssr: false });
  const [isOpenInNarrow, setIsOpenInNarrow] = useState(false);

  if (isNarrow) return [!isOpenInNarrow, () => setIsOpenInNarrow((isOpen) => !isOpen)];

  async function toggle(): Promise<void> {
    // Few pages see it pressed. Where it cannot be fetched the menu stays as it is.
    const parts = await import('./save-menu-collapsed.ts').catch(() => null);
    parts?.saveMenuCollapsed(!isCollapsed);
  }

  return [isCollapsed, () => void toggle()];
}
