/** A text of an order after a change: undefined keeps it, null clears it. */
export function changedText(change: string | null | undefined, previous: string | null): string | null {
  return change === undefined ? previous : change;
}
