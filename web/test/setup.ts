import { TextEncoder } from 'node:util';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

// The router asks for it while it loads; jsdom has none.
globalThis.TextEncoder ??= TextEncoder;

// Components show the keys of their texts: tests do not depend on the wording.
await i18next.use(initReactI18next).init({ lng: 'cimode', showSupportNotice: false });

afterEach(cleanup);

// jsdom has no CSS object; Ark UI finds options by their escaped ids.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } });
