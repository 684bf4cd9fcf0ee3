import { type FormEvent, useRef, useState } from 'react';

type TypedGuard = {
  onClose: () => void;
  /** Changes apply at once: there is no unsaved input. */
  appliesAtOnce: boolean;
};

/** Fields that only search. */
const SEARCHES = '[type=search], [role=combobox], [role=search] *';

/**
 * Protects unsaved input in a dialog: Escape, a click outside or the close button ask first if a form in it has unsaved
 * input (`data-typed`) or a field outside of any form changed. Actions inside the dialog close it without asking.
 */
export function useTypedGuard({ onClose, appliesAtOnce }: TypedGuard) {
  const content = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  function noteInput({ target, currentTarget }: FormEvent<HTMLElement>) {
    // React also bubbles events of dialogs opened from this one.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (!target.closest('form') && !target.matches(SEARCHES)) isChanged.current = true;
  }

  function discard() {
    isChanged.current = false;
    setIsAsking(false);
    onClose();
  }

  function handleOpenChange({ open }: { open: boolean }) {
    if (open) return;
    const isTyped = isChanged.current || content.current?.querySelector('form[data-typed]') != null;
    if (isTyped && !appliesAtOnce) setIsAsking(true);
    else discard();
  }

  return {
    content: { ref: content, onInput: noteInput },
    handleOpenChange,
    question: { isOpen: isAsking, onLeave: discard, onStay: () => setIsAsking(false) },
  };
}
