import fc from 'fast-check';
import { isDeep } from './depth.ts';

// A failure of `npm test` is reproducible in the next run. Deep runs use new values and report the seed of a failure.
if (!isDeep) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });

/** Fast-check with the seed of this run. Property tests import it from here. */
export { fc };
