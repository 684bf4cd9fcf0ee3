// Written in JavaScript because Jest loads it itself; Node strips the types of what it imports.
import JestRunner from 'jest-runner';
import { openStage } from './stage/open-stage.ts';

/**
 * Runs journeys one after another, before one product and with one browser: each needs the machine to itself, and
 * starting either takes longer than most journeys.
 */
export default class SerialRunner extends JestRunner {
  isSerial = true;

  async runTests(...given) {
    const close = await openStage();
    try {
      return await super.runTests(...given);
    } finally {
      await close();
    }
  }
}
