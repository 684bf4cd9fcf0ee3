import JestRunner from 'jest-runner';

/** Runs browser journeys one after another: each needs the machine to itself to keep its timings honest. */
export default class SerialRunner extends JestRunner {
  isSerial = true;
}
