import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import en from '../../_locales/en.json' with { type: 'json' };
import { usePossibleNames } from './usePossibleNames.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { quotes: en } }, interpolation: { escapeValue: false } });

const FAILURE: MutationFailure = {
  kind: 'RefusedError',
  code: 'STATUS_TRANSITION_DENIED',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

function said(failure: MutationFailure): string {
  const { result } = renderHook(() => useErrorText('quotes').ofFailure(usePossibleNames()(failure)), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  return result.current;
}

test('a step that is no longer possible names those that are, by what their buttons say', () => {
  expect(said({ ...FAILURE, data: { allowed: ['REVIEW', 'ASK_INFO'] } })).toBe(
    'This quote has moved on meanwhile. Possible now: Start the review or Ask for information.',
  );
  expect(said({ ...FAILURE, data: { allowed: [] } })).toBe(
    'This quote has moved on meanwhile: this is no longer possible.',
  );
});

test('any other failure stays as it is', () => {
  const { result } = renderHook(() => usePossibleNames()({ ...FAILURE, code: 'QUOTE_EXPIRED' }));
  expect(result.current.data).toEqual({});
});
