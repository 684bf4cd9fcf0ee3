import { useMediaQuery } from '@chakra-ui/react';
import { useState } from 'react';
import { useViewer } from '../../lib/session/useShell.ts';

/** Below 1,280 px the page needs the room more than the menu does its words. */
const NARROW = '(max-width: 79.99em)';

/** Where this browser remembers that the menu is open in narrow windows. */
const OPEN_IN_NARROW = 'CP_IsMenuOpenInNarrow';

/**
 * Whether the menu shows icons alone, and the function that changes it. The choice for windows of 1,280 px and more is
 * kept with the user; narrow ones show icons until the menu is opened there, which this browser remembers.
 */
export function useMenuCollapse(): [boolean, () => void] {
  const isCollapsed = useViewer()?.menuCollapsed ?? false;
  const [isNarrow = false] = useMediaQuery([NARROW], { ssr: false });
  const [isOpenInNarrow, setIsOpenInNarrow] = useState(() => localStorage.getItem(OPEN_IN_NARROW) === 'true');

  function toggleInNarrow(): void {
    localStorage.setItem(OPEN_IN_NARROW, String(!isOpenInNarrow));
    setIsOpenInNarrow(!isOpenInNarrow);
  }

  async function toggle(): Promise<void> {
    // Few pages see it pressed. Where it cannot be fetched the menu stays as it is.
    const parts = await import('./save-menu-collapsed.ts').catch(() => null);
    parts?.saveMenuCollapsed(!isCollapsed);
  }

  return isNarrow ? [!isOpenInNarrow, toggleInNarrow] : [isCollapsed, () => void toggle()];
}
