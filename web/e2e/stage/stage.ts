/** What all journeys of a run share; their runner has started it. */
type Stage = {
  /** Where the product listens. */
  readonly url: string;
  /** The product's database. */
  readonly database: string;
  /** Where the browser takes connections. */
  readonly browser: string;
};

const VARIABLE = 'AURIFEX_JOURNEYS';

/** Lets the tests that start from now on know of it. */
export function announceStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

/** The product and the browser of this run. */
export function currentStage(): Stage {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('Journeys are run by Jest: `npm test -- web/e2e/<path>`.');
  return JSON.parse(announced) as Stage; // as `announceStage` wrote it
}
