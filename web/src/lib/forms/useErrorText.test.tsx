import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import en from '../i18n/_locales/en.json' with { type: 'json' };
import fr from '../i18n/_locales/fr.json' with { type: 'json' };
import type { MutationFailure } from './mutation-failure.ts';
import { useErrorText } from './useErrorText.ts';

const DENIED: MutationFailure = {
  kind: 'RefusedError',
  code: 'STATUS_TRANSITION_DENIED',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

const MOVED = 'It has moved on.';
const ACTIONS = { REVIEW: 'Start the review', ASK_INFO: 'Ask for information' };
const piece = { action: ACTIONS, errors: { STATUS_TRANSITION_DENIED: MOVED } };

async function textOf(lng: 'en' | 'fr', failure: MutationFailure): Promise<string> {
  const i18n = createInstance();
  const resources = { en: { ...en, piece }, fr: { ...fr, piece } };
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } });
  const { result } = renderHook(() => useErrorText('piece').ofFailure(failure, null), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  return result.current;
}

test('an action that is no longer possible names the possible ones, once, by their button labels', async () => {
  const failure = { ...DENIED, data: { allowed: ['REVIEW', 'ASK_INFO'] } };
  expect(await textOf('en', failure)).toBe(
    `${MOVED} Possible now: ${ACTIONS.REVIEW} or ${ACTIONS.ASK_INFO}.`,
  );
  expect(await textOf('fr', failure)).toBe(
    `${MOVED} Possible maintenant\u00a0: ${ACTIONS.REVIEW} ou ${ACTIONS.ASK_INFO}.`,
  );
});

test('names no action if none is possible', async () => {
  expect(await textOf('en', { ...DENIED, data: { allowed: [] } })).toBe(MOVED);
});
