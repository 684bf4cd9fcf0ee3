// Written in JavaScript because Jest loads it itself.
import { join } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const WHOLE_PRODUCT = join(import.meta.dirname, '..', '..', 'test', '/');

/**
 * Starts the suites over the whole product first, so that a run does not end with a long one while other cores are
 * idle. Jest knows durations only from an earlier run, which a fresh checkout does not have.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => path.startsWith(WHOLE_PRODUCT);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
