/** Pending changes of the cart. Placing an order waits for them. */

const pending = new Set<Promise<boolean>>();

/** Tracks a save that resolves to whether it succeeded, and never rejects. */
export function trackSave(save: Promise<boolean>): void {
  pending.add(save);
  void save.then(() => pending.delete(save));
}

/** Waits until no save is pending. False if any was refused. */
export async function settleSaves(): Promise<boolean> {
  let areAllSaved = true;
  while (pending.size > 0) {
    const outcomes = await Promise.all(pending);
    areAllSaved &&= outcomes.every(Boolean);
  }
  return areAllSaved;
}
