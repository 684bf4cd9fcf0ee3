import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writePagePaths } from './build/page-paths.ts';
import { precompress } from './build/precompress.ts';

/** The server that answers everything but the web app while developing (`npm run dev`). */
const api = process.env.DEV_API ?? 'http://127.0.0.1:4001';

/** Everything that the browser asks of the server rather than of the web build. */
const SERVER_PATHS = [
  '/graphql',
  '/api',
  '/files',
  '/exports',
  '/pictures',
  '/graphiql',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** What every page needs of Chakra: its styles and the plainest components. The rest comes with the pages. */
const CHAKRA_BASE = new RegExp(
  [
    'node_modules/(@emotion|stylis|@pandacss)/',
    '@chakra-ui/react/dist/esm/(styled-system|theme|utils|anatomy|preset-base|merge|create)',
    '@chakra-ui/react/dist/esm/components/(box|button|center|field|flex|heading|input|link|loader|spinner|stack|text)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Packages that every page needs and that change rarely: a file each, which stays cached across releases; and what compresses well together. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'relay', test: /node_modules[\\/](react-relay|relay-runtime|fbjs|invariant)[\\/]/ },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/ },
  { name: 'chakra', test: CHAKRA_BASE },
  // Small parts that most signed-in pages have.
  {
    name: 'page-parts',
    test: /web[\\/]src[\\/]ui[\\/](.*[\\/](Money|DateText|Panel|PageHeader|Breadcrumb|CardBoundary|SectionBoundary|EmptyState|PiecePicture)\.tsx)$/,
    includeDependenciesRecursively: false,
  },
  // What every form with texts has.
  {
    name: 'text-fields',
    test: /web[\\/]src[\\/]lib[\\/]forms[\\/](TextField|TextAreaField|FieldFrame|form-context)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Each asks the whole cart back: in one file they weigh little more than one of them.
  { name: 'cart-changes', test: /[\\/]cart[\\/](_lib[\\/])?__generated__[\\/]use\w+Mutation\.graphql\.ts$/ },
];

/** Files that every page loads. */
const EVERYWHERE = /^assets\/(react|relay|i18n|chakra)-/;

/** Files that a small part of a page needs at most, such as its skeleton or the state of its list. */
const SMALL_PART = 18;

/** The first file lists all others: short names keep it small. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${groups.some((group) => group.name === name) ? `${name}-` : ''}[hash:8].js`;

/** Builds and serves the web app. Relay's Babel plugin turns graphql tags into imports of their artifacts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    babel({ include: /web[\\/]src[\\/].*\.tsx?$/, plugins: [['relay', { eagerEsModules: true }]] }),
    react(),
    writePagePaths(),
    precompress(),
  ],
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What every page has already need not stand in the lists of what its parts need; small parts do without a list:
      // what they need, the page beside them names.
      resolveDependencies: (_file, dependencies, { hostType }) => {
        if (hostType !== 'js') return dependencies;
        const further = dependencies.filter((name) => !EVERYWHERE.test(name));
        return further.length > SMALL_PART ? further : [];
      },
    },
    reportCompressedSize: false,
    manifest: true,
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames },
      // Emotion imports these for a function that nobody calls; as CommonJS they would stay in the bundle. Relay's
      // packages are imported for the tag `graphql` alone where the Babel plugin leaves nothing of it.
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules[\\/](hoist-non-react-statics|react-is|react-relay|relay-runtime)[\\/]/,
            sideEffects: false,
          },
        ],
      },
    },
  },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: api, changeOrigin: false }])),
  },
});
