/** Interval of checks of the processor time. */
const LOOK_MS = 100;

/**
 * Ends this process when one piece of work has used more than `maxMs` of processor time, without waiting time. Work
 * that never lets a timer run is limited by the parent's deadline.
 * @returns a function that stops the check
 */
export function limitProcessorTime(maxMs: number): () => void {
  const begun = process.cpuUsage();
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if (user + system > maxMs * 1_000) process.exit(1);
  }, LOOK_MS);
  return () => clearInterval(look);
}
