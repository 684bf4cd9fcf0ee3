import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { CardTokenError, codeOfTokenError } from './card-token.ts';
import type { HostedFields } from './useHostedFields.ts';

// jsdom has no `prefers-color-scheme`.
Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { useHostedFields } = await import('./useHostedFields.ts');

const ORIGIN = 'https://gateway.test';
let fields: HostedFields;
let submits = 0;

function Page() {
  fields = useHostedFields(`${ORIGIN}/fields/card?gateway=square`, () => {
    submits += 1;
  });
  return (
    <>
      <iframe ref={fields.frameRef} title="fields" />
      <output>{fields.brand ?? 'none'}</output>
    </>
  );
}

/** Sends a message to the page, by default from the frame and its origin. */
function say(
  data: unknown,
  { origin = ORIGIN, source = fields.frameRef.current?.contentWindow ?? null } = {},
): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

const TOKEN = {
  type: 'card-fields:token',
  token: 'cnon:1',
  brand: 'VISA',
  last4: '1111',
  expMonth: 12,
  expYear: 2030,
};

test('sends the origin and the language of the page to the frame', () => {
  render(<Page />);
  const { origin, searchParams } = new URL(fields.src);
  expect(origin).toBe(ORIGIN);
  expect(Object.fromEntries(searchParams)).toEqual({
    gateway: 'square',
    origin: window.location.origin,
    lang: 'en',
    theme: 'light',
  });
});

test('ignores messages from other windows and other origins', () => {
  render(<Page />);
  const brand = { type: 'card-fields:brand', brand: 'VISA' };
  say(brand, { origin: 'https://elsewhere.test' });
  say(brand, { source: window });
  say('card-fields:brand');
  say({ type: 'another', brand: 'VISA' });
  expect(screen.getByRole('status').textContent).toBe('none');
  say(brand);
  expect(screen.getByRole('status').textContent).toBe('VISA');
  say({ type: 'card-fields:submit' }, { origin: 'https://elsewhere.test' });
  expect(submits).toBe(0);
  say({ type: 'card-fields:submit' });
  expect(submits).toBe(1);
});

test('takes a token only from the frame; its errors have a status and messages', async () => {
  render(<Page />);
  const asked = fields.tokenize('Ann Buyer');
  say({ ...TOKEN, token: 'forged' }, { origin: 'https://elsewhere.test' });
  say(TOKEN);
  expect(await asked).toMatchObject({ token: 'cnon:1', last4: '1111' });

  const refused = fields.tokenize('Ann Buyer').catch((error: unknown) => error);
  say({ type: 'card-fields:problem', status: 422, errors: [{ code: 'CSC' }] });
  const error = await refused;
  expect(error).toBeInstanceOf(CardTokenError);
  expect(error).toMatchObject({ status: 422, errors: [{ code: 'CSC' }] });
  expect(codeOfTokenError(error as CardTokenError)).toBe('CARD_CSC_WRONG');
  expect(codeOfTokenError(new CardTokenError(0, []))).toBe('GATEWAY_UNAVAILABLE');
});
