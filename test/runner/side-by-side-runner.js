// Written in JavaScript because Jest loads it itself; Node strips the types of what it imports.
import { join } from 'node:path';
import { createRunner } from 'jest-light-runner';
import JestRunner from 'jest-runner';
import { openStage } from '../../web/e2e/stage/open-stage.ts';
import { answerEachWorker } from './answer-each-worker.ts';

const WEB = join(import.meta.dirname, '..', '..', 'web', '/');
const JOURNEYS = join(WEB, 'e2e', '/');

answerEachWorker();

/**
 * Runs test files in plain Node.js, which loads the server once per worker. Jest’s own runner loads it again for each
 * file.
 */
const PlainRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs end-to-end tests one after another with one product and one browser, because starting either takes longer than
 * most of them. Other tests run in parallel in workers.
 */
export default class SideBySideRunner extends JestRunner {
  #listeners = new Map();

  on(eventName, listener) {
    this.#listeners.set(eventName, listener);
    return super.on(eventName, listener);
  }

  async runTests(tests, watcher, options) {
    const journeys = tests.filter(({ path }) => path.startsWith(JOURNEYS));
    const others = tests.filter((test) => !journeys.includes(test));
    const inWorkers = () => this.#runPlain(others, watcher, this._globalConfig);
    if (journeys.length === 0) return inWorkers();
    if (!options.serial) await Promise.all([inWorkers(), this.#runJourneys(journeys, watcher)]);
    else {
      await inWorkers();
      await this.#runJourneys(journeys, watcher);
    }
  }

  /** In this process, which is mostly idle. */
  async #runJourneys(journeys, watcher) {
    const close = await openStage();
    try {
      await this.#runPlain(journeys, watcher, { ...this._globalConfig, maxWorkers: 1 });
    } finally {
      await close();
    }
  }

  /** Reports files to Jest like its own runner. */
  #runPlain(tests, watcher, globalConfig) {
    const notify = async (eventName, ...told) => this.#listeners.get(eventName)?.(told);
    return new PlainRunner(globalConfig, this._context, {}).runTests(
      tests,
      watcher,
      (test) => notify('test-file-start', test),
      (test, result) => notify('test-file-success', test, result),
      (test, error) => notify('test-file-failure', test, error),
    );
  }
}
