import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { joinTexts } from './build/joined-texts.ts';
import { writePagePaths } from './build/page-paths.ts';
import { precompress } from './build/precompress.ts';
import { withoutDeclarations } from './build/without-declarations.ts';
import { withoutHashes } from './build/without-hashes.ts';

/** The development server for everything except the web app (`npm run dev`). */
const api = process.env.DEV_API ?? 'http://127.0.0.1:4001';

/** Paths that the server handles, not the web build. */
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

/** Matches files of packages by the beginnings of their paths. */
function inPackages(...paths: readonly string[]): RegExp {
  return new RegExp(`node_modules/(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}

/** Matches modules of the web app by their paths without extension. */
function inSources(...paths: readonly string[]): RegExp {
  return new RegExp(`web/src/(${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'));
}

/**
 * The part of Chakra that every page needs: its styles and the simplest components. The rest is loaded with the pages.
 */
const CHAKRA_BASE = inPackages(
  '(@emotion|stylis|@pandacss)/',
  '@chakra-ui/react/dist/esm/(styled-system|theme|utils|anatomy|preset-base|merge|create)',
  '@chakra-ui/react/dist/esm/components/(box|button|center|field|flex|heading|input|link|loader|spinner|stack|text)/',
);

/**
 * Packages that every page needs and that rarely change have their own files, which stay cached across releases.
 * Modules that compress well together are in one file.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'relay', test: /node_modules[\\/](react-relay|relay-runtime|fbjs|invariant)[\\/]/ },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/ },
  { name: 'chakra', test: CHAKRA_BASE },
  // Loaded by every page shortly after it is shown: the toasts with the state machines that menus and dialogs also use.
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
  // The network layer of every page. Pages without a session do not need Relay.
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
  // Used by forms of a record that others may edit.
  {
    name: 'merge',
    test: inSources('merge/(SharedChanges|useSharedRecord|useReloadPage)'),
    includeDependenciesRecursively: false,
  },
  // Used by pages of a record.
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
  // Small modules of most signed-in pages.
  {
    name: 'page-parts',
    test: inSources(
      'ui/.*/(Money|DateText|Panel|PageHeader|Breadcrumb|CardBoundary|SectionBoundary|EmptyState|PiecePicture)',
    ),
    includeDependenciesRecursively: false,
  },
  // Used by forms with text fields.
  {
    name: 'text-fields',
    test: inSources('lib/forms/(TextField|TextAreaField|FieldFrame|form-context)'),
    includeDependenciesRecursively: false,
  },
];

/** Files that every page loads. */
const EVERYWHERE = /^assets\/(react|relay|i18n|chakra)-/;

/** Maximum number of dependencies of a small part of a page, such as its skeleton or the state of its list. */
const SMALL_PART = 18;

/** The entry lists all other files, so short names keep it small. */
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
      // Files that every page already has are not preloaded again. Small parts have no list, because their page lists
      // the same files.
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
      // Emotion imports these for an unused function. As CommonJS modules they would stay in the bundle. Where the
      // Babel plugin removes the tag `graphql`, the import of Relay's packages is unused.
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
