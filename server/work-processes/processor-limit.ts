/** How often the processor time is looked at. */
const LOOK_MS = 100;

/**
 * Ends this process when one piece of work has taken more than `mostMs` of processor time, however long it waited for the
 * processor: a busy machine makes nothing too hard. Answers how to stop looking. Work that never lets a timer run is for the
 * parent's deadline.
 */
export function limitProcessorTime(mostMs: number): () => void {
  const begun = process.cpuUsage();
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if (user + system > mostMs * 1_000) process.exit(1);
  }, LOOK_MS);
  return () => clearInterval(look);
}
