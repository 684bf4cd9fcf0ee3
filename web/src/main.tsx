import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { routes } from './generated-routes.ts';
import { NotFoundPage } from './layouts/NotFoundPage.tsx';
import { PageError } from './layouts/PageError.tsx';
import { RootError } from './layouts/RootError.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { Splash } from './layouts/Splash.tsx';
import { applyColourMode, followDevice } from './lib/colour-mode/colour-mode.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import {
  languageOfPath,
  preferredLanguage,
  rememberedLanguage,
  withoutLanguage,
} from './lib/i18n/language.ts';
import { relayParts } from './lib/relay/relay-parts.ts';
import { withRelay } from './lib/relay/with-relay.tsx';
import { reloadForPart, reloadIfPutOff } from './lib/routing/chunk-reload.ts';
import { createRouter } from './lib/routing/create-router.tsx';
import { reportCaught } from './lib/routing/report-caught.ts';
import './theme/fonts.css';
import './theme/motion.css';
import './theme/print.css';
import { system } from './theme/system.ts';

/** Starts the app in the language of the URL. */
async function start(container: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  // Only `/` uses the stored language or that of the browser. All other URLs determine the language (product rules,
  // section 11).
  const chosen = rememberedLanguage(document.cookie) ?? preferredLanguage(navigator.languages);
  if (pathname === '/' && chosen === 'fr') return window.location.replace(`/fr${search}`);
  const language = languageOfPath(pathname);
  applyColourMode();
  followDevice();
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadForPart()) event.preventDefault();
  });
  const path = withoutLanguage(pathname);
  // Fetched on demand, because it is rare.
  if (search.includes('sessionId='))
    (await import('./lib/session/cart-of-address.ts')).keepCartOfAddress(path, search);
  const isSignIn = routes.some((route) => route.path === path && route.audience === 'visitors');
  // In parallel with the texts. The sign-in page does not need Relay. A failure is handled where Relay is used.
  if (!isSignIn) relayParts().catch(() => {});
  await startI18n(language);
  const router = createRouter(language, {
    table: routes,
    layouts: {
      default: async () => (await import('./layouts/DefaultLayout.tsx')).DefaultLayout,
      storefront: withRelay(
        async () => (await import('./layouts/storefront/StorefrontLayout.tsx')).StorefrontLayout,
      ),
      backoffice: withRelay(
        async () => (await import('./layouts/backoffice/BackofficeLayout.tsx')).BackofficeLayout,
      ),
    },
    root: <RootLayout />,
    splash: <Splash />,
    pageError: (failure) => <PageError failure={failure} />,
    rootError: <RootError />,
    notFound: <NotFoundPage />,
  });
  let shown = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    reloadIfPutOff();
  });
  createRoot(container, { onCaughtError: reportCaught }).render(
    <StrictMode>
      <ChakraProvider value={system}>
        {/* React already reports caught errors, see above, so the router does not. */}
        <RouterProvider router={router} onError={() => {}} />
      </ChakraProvider>
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
