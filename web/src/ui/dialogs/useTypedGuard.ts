import { type FormEvent, useRef, useState } from 'react';

type TypedGuard = {
  onClose: () => void;
  /** What is set applies at once: there is nothing to lose. */
  appliesAtOnce: boolean;
};

/** Fields that only look for something. */
const SEARCHES = '[type=search], [role=combobox], [role=search] *';

/**
 * Keeps what was typed in a dialog: closing it by Escape, by a click beside it or by its cross asks first while a form in
 * it is not saved (`data-typed`), or a field outside any form was changed. Acts of what stands in it close it unasked.
 */
export function useTypedGuard({ onClose, appliesAtOnce }: TypedGuard) {
  const content = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  function noteInput({ target, currentTarget }: FormEvent<HTMLElement>) {
    // React hands on what is typed in a dialog over this one.
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
