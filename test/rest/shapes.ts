import { expect } from '@jest/globals';
import { CALL_TEXTS, messageText } from '../../rest-facade/errors/messages.ts';
import type { RestRoute } from '../../rest-facade/route/route.ts';

/** A list with at least one item of this shape. */
export const some = (shape: object) => expect.arrayContaining([expect.objectContaining(shape)]);

/** Success messages in English. No other code of the catalogue means success. */
const SUCCESSES = [
  CALL_TEXTS.en.ORDER_CREATED,
  CALL_TEXTS.en.ADDED,
  CALL_TEXTS.en.UPDATED,
  CALL_TEXTS.en.DELETED,
].map((text) => new RegExp(`^${text.replace(/\{\{\w+\}\}/, '.+')}$`));

/** Throws unless the message is empty or a success message. */
function expectSuccess(message: unknown): void {
  if (message !== null && !SUCCESSES.some((text) => text.test(String(message))))
    throw new Error(`This is no message of a success: ${message}`);
}

/** Throws unless an answer has the shape given in the list of documented calls. */
export function expectShape(shape: string, { status, body }: { status: number; body: unknown }): void {
  expect([status, body]).toEqual([shape === 'empty' ? 204 : 200, body]);
  if (shape === 'envelope') {
    expect(body).toMatchObject({ hasErrors: false, errorMessages: [], apiMessages: { serverErrors: [] } });
    expect(body).toHaveProperty('value');
    expectSuccess(Object(body).successMessage);
  }
  if (shape === 'array') expect(Object(body).length).toBeGreaterThan(0);
  if (shape === 'paged')
    expect(body).toMatchObject({ items: expect.any(Array), pagingData: { itemCount: expect.any(Number) } });
  if (shape === 'object') expect(body).not.toHaveProperty('hasErrors');
}

/** The answer for a missing record, which exactly equals the answer for another customer’s record. */
export function missingAnswer({ missing: code = 'NOT_FOUND' }: Pick<RestRoute, 'missing'>) {
  const value = messageText(code, 'en');
  return {
    value: null,
    hasErrors: true,
    successMessage: null,
    errorMessages: [{ key: 'NOT_FOUND', code, value }],
    apiMessages: { hasErrors: true, serverErrors: [value] },
  };
}
