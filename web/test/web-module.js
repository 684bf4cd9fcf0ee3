import { createHash } from 'node:crypto';
import { transformSync } from '@babel/core';
import swcJest from '@swc/jest';

const swc = swcJest.createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
    // Jest reads JSON by its import attribute.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
});

/** Relay's Babel plugin turns graphql tags into imports of their artifacts; swc does everything else. */
function withArtifacts(source, filename) {
  if (!source.includes('graphql`')) return source;
  const { code } = transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    retainLines: true,
    plugins: ['relay'],
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  return code;
}

/** Jest transformer of the web tests. */
export default {
  process: (source, filename, options) => swc.process(withArtifacts(source, filename), filename, options),
  processAsync: async (source, filename, options) =>
    swc.process(withArtifacts(source, filename), filename, options),
  getCacheKey: (source, filename) => createHash('sha256').update(`2\0${filename}\0${source}`).digest('hex'),
};
