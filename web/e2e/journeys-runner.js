// Written in JavaScript because Jest loads it itself; Node strips the types of what it imports.
import { join } from 'node:path';
import JestRunner from 'jest-runner';
import { openStage } from './stage/open-stage.ts';

const JOURNEYS = join(import.meta.dirname, '/');

/**
 * Runs journeys one after another, before one product and with one browser: starting either takes longer than most
 * journeys. Other tests run beside them in Jest's workers: a journey mostly waits for pages.
 */
export default class JourneysRunner extends JestRunner {
  async runTests(tests, watcher, options) {
    const journeys = tests.filter(({ path }) => path.startsWith(JOURNEYS));
    const others = tests.filter((test) => !journeys.includes(test));
    const runOthers = () => super.runTests(others, watcher, options);
    const runJourneys = () => this.#runJourneys(journeys, watcher);
    if (journeys.length === 0) return runOthers();
    if (others.length === 0) return runJourneys();
    if (!options.serial) await Promise.all([runOthers(), runJourneys()]);
    else {
      await runOthers();
      await runJourneys();
    }
  }

  /** In this process, which has little else to do. */
  async #runJourneys(journeys, watcher) {
    const close = await openStage();
    try {
      await super.runTests(journeys, watcher, { serial: true });
    } finally {
      await close();
    }
  }
}
