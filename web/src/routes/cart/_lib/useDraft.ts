import { useEffect, useRef, useState } from 'react';
import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useUnsavedWork } from '../../../lib/forms/useUnsavedWork.ts';

type DraftOptions = {
  /** Names the text in this tab's storage: line or cart, and field. */
  storageKey: string;
  /** What the server has. */
  saved: string;
  /** Sends the text; resolves to the failure, or null when it is saved. */
  save: (text: string) => Promise<MutationFailure | null>;
};

const PREFIX = 'aurifex.draft.';

/**
 * A text that saves itself when its field is left. Until the server has it, it is kept in this tab: it survives a
 * session that ends, a reload and a refusal.
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
    // What was typed while it was being saved stays and is sent when the field is left again.
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

  // What an earlier visit could not save is sent again.
  const commitFirst = useRef(commit);
  useEffect(() => commitFirst.current(), []);

  return { text, change, commit, failure, isSaving };
}
