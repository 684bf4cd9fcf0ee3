import fc from 'fast-check';
import { isDeep } from './depth.ts';

// The runner prints messages without their causes, so the reason of a failure is part of the message.
// A failure of `npm test` is reproducible in the next run. Deep runs use new values and report the seed of a failure.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  includeErrorInReport: true,
  ...(isDeep ? {} : { seed: 20_261_122 }),
});

/** Fast-check with the seed of this run. Property tests import it from here. */
export { fc };
