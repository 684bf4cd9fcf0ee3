import { addBusinessDays, businessDaysBefore, type IsoDay } from '../../../../lib/calendar.ts';

/** State of a promised day: RED will be missed, AMBER has little time left, GREEN is on time. */
type PromiseState = 'GREEN' | 'AMBER' | 'RED';

/** A promise is AMBER with fewer spare business days than this. */
const LITTLE_TIME = 2;

/** Business days of work left: those of the current or next stage, and of all stages after it. */
export function leadDaysLeft(
  stages: readonly { code: number; leadDays: number }[],
  stage: number | null,
): number {
  const left = stages.filter(({ code }) => stage === null || code >= stage);
  return left.reduce((days, { leadDays }) => days + leadDays, 0);
}

/** The last day on which work of this many business days can begin to keep the promised day. */
export function startBy(promisedOn: IsoDay | null, leadDays: number | null): IsoDay | null {
  return promisedOn === null || leadDays === null ? null : businessDaysBefore(promisedOn, leadDays);
}

/** Promises with a latest start before `red` are RED, before `amber` AMBER. */
export function promiseBounds(today: IsoDay): { red: IsoDay; amber: IsoDay } {
  return { red: today, amber: addBusinessDays(today, LITTLE_TIME) };
}

/** State of a promised day as of today; null without a promised day. */
export function promiseState(latestStart: IsoDay | null, today: IsoDay): PromiseState | null {
  if (latestStart === null) return null;
  const { red, amber } = promiseBounds(today);
  if (latestStart < red) return 'RED';
  return latestStart < amber ? 'AMBER' : 'GREEN';
}
