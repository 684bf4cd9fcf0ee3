import { expect } from '@jest/globals';
import { messageText } from '../errors/messages.ts';
import type { RestRoute } from '../route/route.ts';

/** A list with an item of this shape among others. */
export const some = (shape: object) => expect.arrayContaining([expect.objectContaining(shape)]);

/** Throws unless an answer has the shape that the list of documented calls names. */
export function expectShape(shape: string, { status, body }: { status: number; body: unknown }): void {
  expect([status, body]).toEqual([shape === 'empty' ? 204 : 200, body]);
  if (shape === 'envelope') {
    expect(body).toMatchObject({ hasErrors: false, errorMessages: [], apiMessages: { serverErrors: [] } });
    expect(body).toHaveProperty('value');
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
