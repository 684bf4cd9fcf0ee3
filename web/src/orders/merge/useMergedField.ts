import { useState } from 'react';
import type { OpenConflicts } from './useMergedValues.ts';

type MergedField = {
  /** Name of the field in its form. */
  readonly name: string;
  /** What is saved, as the field writes it. */
  readonly saved: string;
  /** Version of the record, as it is saved. */
  readonly version: number;
};

/**
 * A plain form of one field: when somebody else saves another value while it is open, both are shown. Until one is
 * chosen the form stands on the version that it was opened with, which the server refuses.
 */
export function useMergedField({ name, saved, version }: MergedField): OpenConflicts & { version: number } {
  const [seen, setSeen] = useState({ saved, version });
  // What else changed of the record is shown beside the form.
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
