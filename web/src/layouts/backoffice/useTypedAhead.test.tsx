import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTypedAhead } from './useTypedAhead.ts';

function Opening() {
  const [text, setText] = useState('');
  useTypedAhead(true, setText);
  return (
    <>
      <output>{text}</output>
      <input aria-label="field" />
    </>
  );
}

test('what is typed is kept, and is no shortcut of the page, until the field has the focus', async () => {
  const shortcuts: string[] = [];
  const press = (key: string, modifiers = {}) =>
    act(async () => fireEvent.keyDown(document.body, { key, ...modifiers }));
  document.addEventListener('keydown', ({ key }) => shortcuts.push(key));
  render(<Opening />);

  for (const key of ['j', 'o', 'x', 'Backspace', ' ', 'é', 'Enter']) await press(key);
  await press('c', { ctrlKey: true });
  await press('Escape');

  expect(screen.getByRole('status').textContent).toBe('jo é');
  expect(shortcuts).toEqual(['c', 'Escape']);
  await act(async () => screen.getByRole('textbox').focus());
  await press('k');
  expect(screen.getByRole('status').textContent).toBe('jo é');
  expect(shortcuts).toEqual(['c', 'Escape', 'k']);
});
