/** The shared parts of a run, started by the test runner. */
type Stage = {
  /** The address of the product. */
  readonly url: string;
  /** The URL of the product's database. */
  readonly database: string;
  /** The address of the browser. */
  readonly browser: string;
};

const VARIABLE = 'AURIFEX_JOURNEYS';

/** Makes it available to tests that start from now on. */
export function announceStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

/** The shared parts of this run. */
export function currentStage(): Stage {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('Journeys are run by Jest: `npm test -- web/e2e/<path>`.');
  return JSON.parse(announced) as Stage; // as `announceStage` wrote it
}
