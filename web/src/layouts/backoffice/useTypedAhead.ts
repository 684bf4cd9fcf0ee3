import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Keeps what is typed after a shortcut until the field that it opens has the focus. Without this, the characters are
 * lost or act as shortcuts of the page below.
 */
export function useTypedAhead(isOpen: boolean, onType: (change: (text: string) => string) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };

    function handleKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key.length === 1) onType((text) => text + key);
      else if (key === 'Backspace') onType((text) => text.slice(0, -1));
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    }

    function handleFocus({ target }: FocusEvent): void {
      if (target instanceof Element && target.matches(FIELDS)) listening.abort();
    }

    window.addEventListener('keydown', handleKeyDown, options);
    document.addEventListener('focusin', handleFocus, options);
    return () => listening.abort();
  }, [isOpen, onType]);
}
