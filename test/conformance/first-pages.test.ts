import { expect, test } from '@jest/globals';
import { MODULES } from '../../prisma/seed/reference/generated-modules.ts';
import { menu } from '../../web/src/layouts/backoffice/generated-menu.ts';

test('every page of the menu can be chosen as the first, by an id and a code of its own', () => {
  expect(MODULES.map(({ path }) => path)).toEqual(menu.map(({ to }) => to));
  expect(new Set(MODULES.map(({ id }) => id)).size).toBe(menu.length);
  expect(new Set(MODULES.map(({ code }) => code)).size).toBe(menu.length);
});
