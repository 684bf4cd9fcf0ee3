import type { Plugin } from 'vite';

/** The last line of a Relay artifact: the hash of its text, for warnings of the Babel plugin in development. */
const HASH = /^\(node as any\)\.hash = "\w+";$/m;

/** Removes the hashes from Relay's artifacts, which a build does not use and which do not compress. */
export function withoutHashes(): Plugin {
  return {
    name: 'without-hashes',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /[\\/]__generated__[\\/][^\\/]+\.graphql\.ts$/ },
      handler: (code) => ({ code: code.replace(HASH, ''), map: null }),
    },
  };
}
