import { readRouteModules } from './route-modules.ts';
import { ENTRY, readWebManifest, type WebManifest } from './web-manifest.ts';

/** JavaScript of a page, in bytes with brotli. */
export type PageWeight = {
  /** Source path of the page. */
  readonly page: string;
  /** Everything until it stands complete in an empty browser. */
  readonly firstLoad: number;
  /** What it adds where another page of its layout has been opened. */
  readonly further: number;
};

/** What a web build weighs. */
export type BundleWeights = {
  /** Until a visitor can sign in. */
  readonly signIn: number;
  readonly pages: readonly PageWeight[];
};

const SIGN_IN = 'src/routes/sign-in/SignInPage.tsx';
/** What every page has a moment later: the toasts, and Relay's runtime. */
const AFTERWARDS = ['src/ui/Toasts.tsx', 'src/lib/relay/RelayPage.tsx'];
const PAGE = /^src\/routes\/.*Page\.tsx$/;

/**
 * Weighs sign-in and every route of a build, in the language that weighs more. `web` is the folder of its sources.
 * Throws when the build holds a page that the route table does not name, or the other way round.
 */
export async function weighBundle(build: string, web: string): Promise<BundleWeights> {
  const manifest = await readWebManifest(build);
  const routes = await readRouteModules(web);
  const named = new Set(routes.map(({ page }) => page));
  const forgotten = manifest.lazy.filter((source) => PAGE.test(source) && !named.has(source));
  if (forgotten.length > 0) throw new Error(`Pages without a readable route: ${forgotten.join(', ')}`);

  const weigh = (sources: readonly string[], present: readonly string[] = []) =>
    Math.max(...['en', 'fr'].map((language) => weighIn(manifest, language, sources, present)));
  const signInRoute = routes.find(({ page }) => page === SIGN_IN);
  if (!signInRoute) throw new Error('There is no sign-in page.');
  return {
    signIn: weigh([ENTRY, signInRoute.layout, SIGN_IN, ...texts(manifest, [signInRoute.folder])]),
    pages: routes.map(({ page, layout, modules, folder }) => {
      const own = [...modules, ...texts(manifest, [folder, ...SHARED_TEXTS])];
      const frame = [ENTRY, layout, ...AFTERWARDS, ...texts(manifest, [])];
      return { page, firstLoad: weigh([...frame, ...own]), further: weigh(own, frame) };
    }),
  };
}

/** Folders whose texts several routes borrow; counted for every page, needed or not. */
const SHARED_TEXTS = ['src/lib/cart', 'src/lib/addresses'];

/** Text files of these folders and of the shell, with a star for the language. */
function texts(manifest: WebManifest, folders: readonly string[]): string[] {
  return ['src/lib/i18n', ...folders]
    .map((folder) => `${folder}/_locales/*.json`)
    .filter((source) => manifest.has(source.replace('*', 'en')));
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
