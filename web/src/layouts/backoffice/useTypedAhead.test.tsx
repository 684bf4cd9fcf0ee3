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
      <div role="dialog">
        <input aria-label="field" />
      </div>
    </>
  );
}

test('keeps what is typed, and hides it from shortcuts of the page, until the dialog has the focus', async () => {
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
  const field = screen.getByRole('textbox');
  for (const key of ['k', 'Enter']) await act(async () => fireEvent.keyDown(field, { key }));
  expect(screen.getByRole('status').textContent).toBe('jo é');
  expect(shortcuts).toEqual(['c', 'Escape', 'k', 'Enter']);
});
