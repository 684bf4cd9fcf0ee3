import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import shared from '../lib/i18n/_locales/en.json' with { type: 'json' };
import { receiveToasts } from '../ui/feedback/toaster.ts';
import en from './_locales/en.json' with { type: 'json' };
import { useOpenDocument } from './useOpenDocument.ts';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { ...shared, documents: en } },
});

const real = { fetch: globalThis.fetch, open: globalThis.open };

afterEach(() => {
  Object.assign(globalThis, real);
});

/** The toasts for a document response with this status; null: no response. */
async function saidOf(status: number | null, missing?: string): Promise<string[]> {
  globalThis.fetch = async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return { status } as Response; // all that is read of it
  };
  globalThis.open = () => null;
  const said: string[] = [];
  const stop = receiveToasts(({ type, title }) => said.push(`${type}: ${title}`));
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result } = renderHook(() => useOpenDocument(missing), { wrapper });
  await act(() => result.current.open('/documents/job-traveler/1'));
  stop();
  return said;
}

test('shows the specified message for a document that fails without a reason', async () => {
  expect(await saidOf(500)).toEqual(['error: Error while printing report']);
});

test('shows the reason for a document that fails', async () => {
  expect(await saidOf(null)).toEqual([`error: ${shared.errors.UNREACHABLE}`]);
  expect(await saidOf(404, 'There is no traveler yet.')).toEqual(['error: There is no traveler yet.']);
});

test('shows a link to a document if its window was blocked', async () => {
  expect(await saidOf(200)).toEqual([`success: ${en.ready}`]);
});
