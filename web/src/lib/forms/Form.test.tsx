import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { Form } from './Form.tsx';
import type { MutationFailure } from './mutation-failure.ts';
import { TextField } from './TextField.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

const NOTHING: MutationFailure = {
  kind: 'RefusedError',
  code: 'NOT_WHILE_ACTING',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

const badPhone: MutationFailure = {
  ...NOTHING,
  kind: 'InvalidInputError',
  code: 'INVALID_INPUT',
  issues: [{ path: 'phone', code: 'WRONG_FORMAT' }],
};

/** Shows a form of two fields whose sending comes out as given, and types a phone number into it. */
function renderForm(outcomes: (MutationFailure | null)[]) {
  const sent: Record<string, unknown>[] = [];
  render(
    <ChakraProvider value={system}>
      <Form
        onSend={async (data) => {
          sent.push(Object.fromEntries(data));
          return outcomes.shift() ?? null;
        }}
      >
        <TextField name="firstName" label="First name" defaultValue="Bianca" />
        <TextField name="phone" label="Phone" />
        <button type="submit">Save</button>
      </Form>
    </ChakraProvider>,
  );
  fireEvent.input(screen.getByLabelText(/Phone/), { target: { value: 'abc' } });
  return sent;
}

async function save() {
  await act(async () => {
    fireEvent.click(screen.getByText('Save'));
  });
}

test('sends what was typed and is settled afterwards', async () => {
  const sent = renderForm([null]);
  expect(hasUnsavedWork()).toBe(true);

  await save();

  expect(sent).toEqual([{ firstName: 'Bianca', phone: 'abc' }]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});

test('a code of the server stands under its field and in a summary that links to it', async () => {
  renderForm([badPhone]);

  await save();

  const field = screen.getByLabelText(/Phone/);
  const link = screen.getByRole('alert').querySelector('a');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(link?.getAttribute('href')).toBe(`#${field.id}`);
  expect(screen.getByLabelText(/First name/).getAttribute('aria-invalid')).not.toBe('true');
});

test('nothing typed is lost by a failure, and the form stays unsaved', async () => {
  renderForm([badPhone]);

  await save();

  expect(screen.getByLabelText(/Phone/)).toHaveProperty('value', 'abc');
  expect(hasUnsavedWork()).toBe(true);
});

test('a refusal that concerns no field stands at the top', async () => {
  renderForm([NOTHING]);

  await save();

  expect(screen.getByRole('alert').querySelector('a')).toBeNull();
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('the next attempt clears what was wrong', async () => {
  renderForm([badPhone, null]);

  await save();
  await save();

  expect(screen.queryByRole('alert')).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});
