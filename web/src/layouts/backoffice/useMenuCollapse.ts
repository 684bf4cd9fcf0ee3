import { useMediaQuery } from '@chakra-ui/react';
import { useState } from 'react';
import { useViewer } from '../../lib/session/useShell.ts';

/** Below 1,280 px there is no space for the labels of the menu. */
const NARROW = '(max-width: 79.99em)';

/** Storage key: whether the menu is expanded in narrow windows. */
const OPEN_IN_NARROW = 'CP_IsMenuOpenInNarrow';

/**
 * Whether the menu shows only icons, and a function that toggles it. For windows of at least 1,280 px, the choice is
 * stored with the user. Narrow windows show icons until the menu is expanded there, which is stored in this browser.
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
    // Fetched on demand, because few users toggle it. If that fails, the menu stays as it is.
    const parts = await import('./save-menu-collapsed.ts').catch(() => null);
    parts?.saveMenuCollapsed(!isCollapsed);
  }

  return isNarrow ? [!isOpenInNarrow, toggleInNarrow] : [isCollapsed, () => void toggle()];
}
