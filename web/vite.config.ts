import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { joinTexts } from './build/joined-texts.ts';
import { writePagePaths } from './build/page-paths.ts';
import { precompress } from './build/precompress.ts';
import { withoutDeclarations } from './build/without-declarations.ts';
import { withoutHashes } from './build/without-hashes.ts';

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

/** Files of packages, by the beginnings of their paths. */
function inPackages(...paths: readonly string[]): RegExp {
  return new RegExp(`node_modules/(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}

/** Modules of the web, by their paths without an ending. */
function inSources(...paths: readonly string[]): RegExp {
  return new RegExp(`web/src/(${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'));
}

/** What every page needs of Chakra: its styles and the plainest components. The rest comes with the pages. */
const CHAKRA_BASE = inPackages(
  '(@emotion|stylis|@pandacss)/',
  '@chakra-ui/react/dist/esm/(styled-system|theme|utils|anatomy|preset-base|merge|create)',
  '@chakra-ui/react/dist/esm/components/(box|button|center|field|flex|heading|input|link|loader|spinner|stack|text)/',
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
  // What a page has a moment after it stands: the toasts, on the machines that menus and dialogs run on as well.
  {
    name: 'toasts',
    test: inPackages(
      '@zag-js/(core|react|types|toast|dismissable|interact-outside)/',
      '@zag-js/utils/dist/(array|object|warning|timers)\\.',
      '@zag-js/dom-query/dist/(platform|event|raf|controller|tabbable|wait-for|when-node|overflow|set)\\.',
      '@ark-ui/react/dist/(providers/locale/use-locale-context|components/(portal|toast)/)',
      '@chakra-ui/react/dist/esm/components/toast/',
    ),
    includeDependenciesRecursively: false,
  },
  // What every page asks the server with; those before a session do without Relay.
  {
    name: 'requests',
    test: inSources(
      'lib/relay/(connection|post-graphql|report-failure|request-errors)',
      'lib/session/cart-session',
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'relay-page',
    test: inSources('lib/relay/(remembered-rows|shown-queries|FormerView|environment)', 'lib/i18n/lazy-part'),
    includeDependenciesRecursively: false,
  },
  // What pages about one thing have.
  {
    name: 'detail-parts',
    test: inSources(
      'ui/layout/Detail(Header|Columns)',
      'ui/data/HistoryLine',
      'orders/(ActionBar|action-layout)',
      'list/ListNeighbours',
    ),
    includeDependenciesRecursively: false,
  },
  // Small parts that most signed-in pages have.
  {
    name: 'page-parts',
    test: inSources(
      'ui/.*/(Money|DateText|Panel|PageHeader|Breadcrumb|CardBoundary|SectionBoundary|EmptyState|PiecePicture)',
    ),
    includeDependenciesRecursively: false,
  },
  // What every form with texts has.
  {
    name: 'text-fields',
    test: inSources('lib/forms/(TextField|TextAreaField|FieldFrame|form-context)'),
    includeDependenciesRecursively: false,
  },
];

/** Files that every page loads. */
const EVERYWHERE = /^assets\/(react|relay|i18n|chakra)-/;

/** Files that a small part of a page needs at most, such as its skeleton or the state of its list. */
const SMALL_PART = 18;

/** The first file lists all others: short names keep it small. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${groups.some((group) => group.name === name) ? `${name}-` : ''}[hash:7].js`;

/** Builds and serves the web app. Relay's Babel plugin turns graphql tags into imports of their artifacts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    joinTexts(),
    withoutHashes(),
    babel({ include: /[\\/]routes\.tsx$/, plugins: [withoutDeclarations] }),
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
