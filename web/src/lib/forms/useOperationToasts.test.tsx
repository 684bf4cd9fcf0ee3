import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { receiveToasts, type ToastMessage } from '../../ui/feedback/toaster.ts';
import en from '../i18n/_locales/en.json' with { type: 'json' };
import fr from '../i18n/_locales/fr.json' with { type: 'json' };
import { NetworkError, RequestError } from '../relay/request-errors.ts';
import { failureOf, type MutationFailure, requestFailure } from './mutation-failure.ts';
import type { Operation } from './useFailedText.ts';
import { useOperationToasts } from './useOperationToasts.ts';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en, fr },
  interpolation: { escapeValue: false },
});

const BUG = requestFailure(
  new RequestError('Boom', { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1', status: 500 }),
);

type Toasts = ReturnType<typeof useOperationToasts>;

/** The toasts of an operation, in a language. */
async function toastsOf(happen: (toasts: Toasts) => void, language = 'en'): Promise<string[]> {
  await i18n.changeLanguage(language);
  const toasts: ToastMessage[] = [];
  const stop = receiveToasts((message) => toasts.push(message));
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result, unmount } = renderHook(() => useOperationToasts(), { wrapper });
  happen(result.current);
  unmount();
  stop();
  return toasts.map(({ type, title }) => `${type}: ${title}`);
}

const failing = (operation: Operation, failure: MutationFailure) => (toasts: Toasts) =>
  toasts.failed(operation, 'Picture', failure);

test.each([
  ['saved', 'success: Picture - saved successfully!', 'success: Picture\u00a0: enregistrement réussi\u00a0!'],
  [
    'deleted',
    'success: Picture - deleted successfully!',
    'success: Picture\u00a0: suppression réussie\u00a0!',
  ],
] as const)('shows the specified message after %s', async (done, english, french) => {
  expect(await toastsOf((toasts) => toasts[done]('Picture'))).toEqual([english]);
  expect(await toastsOf((toasts) => toasts[done]('Picture'), 'fr')).toEqual([french]);
});

test('a sentence may follow what was saved', async () => {
  expect(await toastsOf((toasts) => toasts.saved('Feed', 'Its prices arrive in a moment.'))).toEqual([
    'success: Feed - saved successfully! Its prices arrive in a moment.',
  ]);
});

test.each([
  ['saving', 'error: Error occured while saving Picture!'],
  ['deleting', 'error: Error occured while deleting Picture!'],
  ['loading', 'error: Error occured while loading Picture!'],
  ['sending', 'error: Error occured while sending Picture!'],
] as const)('shows the specified message for an unknown failure while %s', async (operation, title) => {
  expect(await toastsOf(failing(operation, BUG))).toEqual([title]);
  expect(await toastsOf(failing(operation, BUG), 'fr')).not.toEqual([title]);
});

test('a failure that has a reason shows it', async () => {
  const offline = requestFailure(new NetworkError('No answer', null));
  expect(await toastsOf(failing('saving', offline))).toEqual([expect.not.stringContaining('Error occured')]);
  const tooLarge = new RequestError('Too much', {
    code: 'OPERATION_TOO_LARGE',
    requestId: null,
    status: 400,
  });
  expect(await toastsOf(failing('loading', requestFailure(tooLarge)))).toEqual([
    `error: ${en.errors.OPERATION_TOO_LARGE}`,
  ]);
  const refused = failureOf({ __typename: 'RefusedError', code: 'BAD_USER_INPUT' } as Parameters<
    typeof failureOf
  >[0]);
  if (!refused) throw new Error('A code is a failure');
  expect(await toastsOf(failing('saving', refused))).toEqual([`error: ${en.errors.BAD_USER_INPUT}`]);
});
