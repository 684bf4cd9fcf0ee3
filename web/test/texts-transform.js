import { createHash } from 'node:crypto';
import { joinedTexts } from '../build/joined-texts.ts';

const joined = (filename) => JSON.stringify(joinedTexts(filename));

/** Jest transformer of the texts of the web: joined with shared words, as the build joins them. */
export default {
  process: (_source, filename) => ({ code: joined(filename) }),
  processAsync: async (_source, filename) => ({ code: joined(filename) }),
  getCacheKey: (_source, filename) => createHash('sha256').update(joined(filename)).digest('hex'),
};
