import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import words from '../../../words/cards/en.json' with { type: 'json' };
import { type MutationFailure, requestFailure } from '../lib/forms/mutation-failure.ts';
import shared from '../lib/i18n/_locales/en.json' with { type: 'json' };
import { RequestError } from '../lib/relay/request-errors.ts';
import { receiveToasts } from '../ui/feedback/toaster.ts';
import texts from './_locales/en.json' with { type: 'json' };
import { useCardToasts } from './useCardToasts.ts';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { ...shared, cards: texts } },
  interpolation: { escapeValue: false },
});

const BUG = requestFailure(
  new RequestError('Boom', { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1', status: 500 }),
);
const DECLINED: MutationFailure = { ...BUG, kind: 'RefusedError', code: 'CARD_DECLINED', requestId: null };

function toastsOf(failure: MutationFailure, gatewayCode: string): string[] {
  const titles: string[] = [];
  const stop = receiveToasts(({ title }) => titles.push(title));
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result, unmount } = renderHook(() => useCardToasts(), { wrapper });
  result.current(failure, gatewayCode);
  unmount();
  stop();
  return titles;
}

test('shows the specified message for an unknown error, for every gateway', () => {
  const [square = ''] = toastsOf(BUG, 'SQUARE');
  const [nmi = ''] = toastsOf(BUG, 'NMI');
  expect(square).toBe(`Error while saving square card: ${nmi}`);
  expect(nmi).toContain('r-1');
});

test('shows one toast per reason of a declined card', () => {
  expect(toastsOf(DECLINED, 'SQUARE')).toEqual([words.CARD_DECLINED]);
  const issues = [
    { path: 'nameOnCard', code: 'REQUIRED' },
    { path: 'zip', code: 'TOO_LONG' },
  ];
  const invalid = { ...DECLINED, kind: 'InvalidInputError', code: 'INVALID_INPUT', issues };
  expect(new Set(toastsOf(invalid, 'SQUARE')).size).toBe(2);
});
