import { addBusinessDays, businessDaysBefore, type IsoDay } from '../../../../lib/calendar.ts';

/** How well a promise stands: RED will be broken, AMBER leaves little time, GREEN is in time. */
type PromiseState = 'GREEN' | 'AMBER' | 'RED';

/** With less than so many business days to spare a promise is AMBER. */
const LITTLE_TIME = 2;

/** Business days of work that are left: those of the stage that a job is at, or waits for, and of all after it. */
export function leadDaysLeft(
  stages: readonly { code: number; leadDays: number }[],
  stage: number | null,
): number {
  const left = stages.filter(({ code }) => stage === null || code >= stage);
  return left.reduce((days, { leadDays }) => days + leadDays, 0);
}

/** The last day on which so many business days of work can begin and the promised day be kept. */
export function startBy(promisedOn: IsoDay | null, leadDays: number | null): IsoDay | null {
  return promisedOn === null || leadDays === null ? null : businessDaysBefore(promisedOn, leadDays);
}

/** Promises whose work can begin on no day before the first are RED, before the second AMBER. */
export function promiseBounds(today: IsoDay): { red: IsoDay; amber: IsoDay } {
  return { red: today, amber: addBusinessDays(today, LITTLE_TIME) };
}

/** How well a promise stands today; null where nothing was promised. */
export function promiseState(latestStart: IsoDay | null, today: IsoDay): PromiseState | null {
  if (latestStart === null) return null;
  const { red, amber } = promiseBounds(today);
  if (latestStart < red) return 'RED';
  return latestStart < amber ? 'AMBER' : 'GREEN';
}
