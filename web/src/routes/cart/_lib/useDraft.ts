import { useEffect, useRef, useState } from 'react';
import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useUnsavedWork } from '../../../lib/forms/useUnsavedWork.ts';

type DraftOptions = {
  /** Storage key of the text in this tab: line or cart, and field. */
  storageKey: string;
  /** Saved value. */
  saved: string;
  /** Saves the text. Resolves to the failure, or null. */
  save: (text: string) => Promise<MutationFailure | null>;
};

const PREFIX = 'aurifex.draft.';

/**
 * A text that is saved on blur. Until it is saved, it is kept in this tab, so it survives an expired session, a reload
 * and a refusal.
 */
export function useDraft({ storageKey, saved, save }: DraftOptions) {
  const key = PREFIX + storageKey;
  const [draft, setDraft] = useState<string | null>(() => sessionStorage.getItem(key));
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const text = draft ?? saved;
  const isDirty = text.trim() !== saved.trim();
  useUnsavedWork(isDirty && !isSaving);

  function change(next: string) {
    sessionStorage.setItem(key, next);
    setDraft(next);
  }

  async function send(): Promise<boolean> {
    setIsSaving(true);
    const outcome = await save(text.trim());
    setIsSaving(false);
    setFailure(outcome);
    if (outcome !== null) return false;
    // Text typed while saving is kept, and saved on the next blur.
    if (sessionStorage.getItem(key) === text) sessionStorage.removeItem(key);
    setDraft((current) => (current === text ? null : current));
    return true;
  }

  function commit() {
    if (isSaving) return;
    if (isDirty) return trackSave(send());
    sessionStorage.removeItem(key);
    setDraft(null);
    setFailure(null);
  }

  // Retries what an earlier visit could not save.
  const commitFirst = useRef(commit);
  useEffect(() => commitFirst.current(), []);

  return { text, change, commit, failure, isSaving };
}
