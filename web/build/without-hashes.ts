import type { Plugin } from 'vite';

/** How each artifact of Relay ends: the hash of its text, by which its Babel plugin warns while developing. */
const HASH = /^\(node as any\)\.hash = "\w+";$/m;

/** Takes the hashes out of Relay's artifacts: nothing reads them in a build, and no compression makes them smaller. */
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
