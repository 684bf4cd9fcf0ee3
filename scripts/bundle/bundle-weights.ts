import type { PageWeight } from '../../web/src/lib/routing/page-declaration.ts';
import { LAYOUT_MODULES, type RouteRow, readRouteTable } from './route-table.ts';
import { ENTRY, readWebManifest, type WebManifest } from './web-manifest.ts';

/** The JavaScript size of a route, in bytes with brotli. */
type RouteWeight = {
  /** The path in the route table. */
  readonly path: string;
  /** Bytes to show the complete page with an empty cache. */
  readonly firstLoad: number;
  /** Bytes that the route adds after another page of its layout was loaded. */
  readonly further: number;
  /** The budget that the route declares, in kB. */
  readonly budget: PageWeight;
};

/** JavaScript sizes of a web build. */
export type BundleWeights = {
  /** Bytes until a visitor can sign in. */
  readonly signIn: number;
  readonly routes: readonly RouteWeight[];
};

/** Loaded by every page shortly after it is shown: the toasts and Relay's runtime. */
const AFTERWARDS = ['src/ui/feedback/Toasts.tsx', 'src/lib/relay/RelayPage.tsx'];
const SHARED_TEXTS = 'src/lib/i18n/_locales/*.json';
const PAGE = /^src\/routes\/.*Page\.tsx$/;

/**
 * Measures sign-in and every route of a build, in the larger of the two languages. `web` is the folder of its sources.
 * Throws if the build and the route table do not have the same pages.
 */
export async function weighBundle(build: string, web: string): Promise<BundleWeights> {
  const manifest = await readWebManifest(build);
  const table = await readRouteTable(web);
  const named = new Set(table.map(({ page }) => page));
  const forgotten = manifest.lazy.filter((source) => PAGE.test(source) && !named.has(source));
  if (forgotten.length > 0) throw new Error(`Pages without a route: ${forgotten.join(', ')}`);

  const weigh = (sources: readonly string[], present: readonly string[] = []) =>
    Math.max(...['en', 'fr'].map((language) => weighIn(manifest, language, sources, present)));
  const ownOf = ({ modules, texts }: RouteRow) => [...modules, ...texts];
  const signIn = table.find(({ path }) => path === '/');
  if (!signIn) throw new Error('There is no sign-in page.');
  return {
    signIn: weigh([ENTRY, LAYOUT_MODULES[signIn.layout], SHARED_TEXTS, ...ownOf(signIn)]),
    routes: table.map((row) => {
      const frame = [ENTRY, LAYOUT_MODULES[row.layout], ...AFTERWARDS, SHARED_TEXTS];
      const own = ownOf(row);
      return {
        path: row.path,
        firstLoad: weigh([...frame, ...own]),
        further: weigh(own, frame),
        budget: row.weight,
      };
    }),
  };
}

function weighIn(
  manifest: WebManifest,
  language: string,
  sources: readonly string[],
  present: readonly string[],
): number {
  const filesOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => [...manifest.filesOf(name.replace('*', language))]));
  const known = filesOf(present);
  let bytes = 0;
  for (const file of filesOf(sources)) if (!known.has(file)) bytes += manifest.weightOf(file);
  return bytes;
}
