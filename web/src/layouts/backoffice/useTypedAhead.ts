import { useEffect } from 'react';

/**
 * Keeps what is typed after a shortcut until the dialog that it opens has the focus. Without this, the characters are
 * lost or act as shortcuts of the page below.
 */
export function useTypedAhead(isOpen: boolean, onType: (change: (text: string) => string) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    function handleKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Parts of the dialog handle their keys themselves.
      if (target instanceof Element && target.matches('[role=dialog] *')) return;
      if (key.length === 1) onType((text) => text + key);
      else if (key === 'Backspace') onType((text) => text.slice(0, -1));
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isOpen, onType]);
}
