/** Changes of the cart that are still on their way: the order waits for them. */

const pending = new Set<Promise<boolean>>();

/** Notes a save that resolves to whether it was carried out, and never rejects. */
export function trackSave(save: Promise<boolean>): void {
  pending.add(save);
  void save.then(() => pending.delete(save));
}

/** Waits until nothing is on its way; false when any of it was refused. */
export async function settleSaves(): Promise<boolean> {
  let areAllSaved = true;
  while (pending.size > 0) {
    const outcomes = await Promise.all(pending);
    areAllSaved &&= outcomes.every(Boolean);
  }
  return areAllSaved;
}
