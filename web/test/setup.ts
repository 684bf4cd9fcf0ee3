import { format } from 'node:util';
import { afterEach, expect } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { noteConnection, noteLive } from '../src/lib/relay/connection.ts';
import { receiveToasts } from '../src/ui/feedback/toaster.ts';
import { restoreGlobals } from './page.js';

restoreGlobals();

// jsdom does not report errors to the console either.
globalThis.reportError ??= () => {};

/** Console messages of a test. They fail the test. A test that expects an error must spy on the console. */
const messages: string[] = [];
Object.assign(console, { error: (...what: readonly unknown[]) => void messages.push(format(...what)) });
afterEach(() => expect(messages.splice(0)).toEqual([]));

// Components show the keys of their texts, so that tests do not depend on the texts.
await i18next.use(initReactI18next).init({ lng: 'cimode', showSupportNotice: false });

afterEach(cleanup);

// Files share the page and the modules of their worker.
receiveToasts(() => {})();
noteConnection(true);
noteLive(true);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.title = '';
document.body.replaceChildren();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// A test may wait for code that is loaded on demand, on a busy machine. The limit ends hanging tests.
configure({ asyncUtilTimeout: 30_000 });

/** The part of a request that the router reads during navigation. */
class NavigationRequest {
  readonly url: string;
  readonly method = 'GET';
  readonly signal: AbortSignal | null | undefined;

  constructor(url: URL | string, { signal }: RequestInit = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

// A route without a loader uses nothing else of a request. That of Node.js refuses the signals of jsdom.
Object.assign(globalThis, { Request: NavigationRequest });

// jsdom has no CSS object. Ark UI finds options by their escaped ids.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } });

/** Menus and tooltips observe the sizes of their anchors. In jsdom elements have no size. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoSizes;
