import { useState } from 'react';
import type { OpenConflicts } from './open-conflicts.ts';

type MergedField = {
  /** Name of the field in its form. */
  readonly name: string;
  /** Saved value, in the field’s format. */
  readonly saved: string;
  /** Version of the saved record. */
  readonly version: number;
};

/**
 * A form with one field. If another user saves a different value while it is open, both are shown. Until one is chosen,
 * the form keeps its original version, which the server refuses.
 */
export function useMergedField({ name, saved, version }: MergedField): OpenConflicts & { version: number } {
  const [seen, setSeen] = useState({ saved, version });
  // Other changes of the record are shown next to the form.
  if (seen.saved === saved && seen.version !== version) setSeen({ saved, version });
  const isOpen = seen.saved !== saved;
  const field = () => document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  return {
    version: seen.version,
    conflicts: isOpen ? [{ name, mine: field()?.value ?? seen.saved, theirs: saved }] : [],
    settle: (_conflict, choice) => {
      const input = field();
      if (choice === 'theirs' && input) input.value = saved;
      setSeen({ saved, version });
    },
  };
}
