import { expect } from '@jest/globals';
import { CALL_TEXTS, messageText } from '../errors/messages.ts';
import type { RestRoute } from '../route/route.ts';

/** A list with an item of this shape among others. */
export const some = (shape: object) => expect.arrayContaining([expect.objectContaining(shape)]);

/** The texts of a success, in English: no other code of the catalogue is one. */
const SUCCESSES = [
  CALL_TEXTS.en.ORDER_CREATED,
  CALL_TEXTS.en.ADDED,
  CALL_TEXTS.en.UPDATED,
  CALL_TEXTS.en.DELETED,
].map((text) => new RegExp(`^${text.replace(/\{\{\w+\}\}/, '.+')}$`));

/** Throws unless a success says nothing, or that it is one. */
function expectSuccess(message: unknown): void {
  if (message !== null && !SUCCESSES.some((text) => text.test(String(message))))
    throw new Error(`This is no message of a success: ${message}`);
}

/** Throws unless an answer has the shape that the list of documented calls names. */
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

/** What answers for a record that does not exist: to the letter what others' records answer with. */
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
