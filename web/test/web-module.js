// Written in JavaScript because Jest loads it itself.
import { transformSync as relay } from '@babel/core';
import { transformSync } from '@swc/core';

/** Relay's Babel plugin turns graphql tags into imports of their artifacts; swc does everything else. */
function withArtifacts(source, filename) {
  if (!source.includes('graphql`')) return source;
  const { code } = relay(source, {
    filename,
    babelrc: false,
    configFile: false,
    retainLines: true,
    plugins: ['relay'],
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  return code;
}

/** A module of the web as JavaScript. */
export function webModule(source, filename) {
  const { code } = transformSync(withArtifacts(source, filename), {
    filename,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return code;
}
