import { expect, test } from '@jest/globals';
import { declaredTasks } from '../../../queue/task.ts';
import { loadDeclarations } from '../../../schema/load-declarations.ts';
import { taskName } from './task-name.ts';

await loadDeclarations();

test('every background task has a name for people, in both languages', () => {
  const unnamed = declaredTasks().flatMap(({ name }) =>
    (['en', 'fr'] as const).filter((language) => taskName({ task: name, about: null }, language) === name),
  );
  expect(unnamed).toEqual([]);
});

test.each([
  ['JO-10023/customer', 'Order email · JO-10023'],
  ['PAYMENT_RECEIVED:Payment:12', 'Order email'],
  [null, 'Order email'],
])('a task about %s is named %s', (about, name) => {
  expect(taskName({ task: 'send_order_mail', about }, 'en')).toBe(name);
});
