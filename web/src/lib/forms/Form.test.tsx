import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
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

/** Renders a form of two fields with the given outcomes of sending, and types a phone number. */
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

test('sends the values, and is saved afterwards', async () => {
  const sent = renderForm([null]);
  expect(hasUnsavedWork()).toBe(true);

  await save();

  expect(sent).toEqual([{ firstName: 'Bianca', phone: 'abc' }]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});

test('shows an error of the server at its field, and in a summary that links to it', async () => {
  renderForm([badPhone]);

  await save();

  const field = screen.getByLabelText(/Phone/);
  const link = screen.getByRole('alert').querySelector('a');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(link?.getAttribute('href')).toBe(`#${field.id}`);
  expect(screen.getByLabelText(/First name/).getAttribute('aria-invalid')).not.toBe('true');
});

test('keeps all values after a failure, and stays unsaved', async () => {
  renderForm([badPhone]);

  await save();

  expect(screen.getByLabelText(/Phone/)).toHaveProperty('value', 'abc');
  expect(hasUnsavedWork()).toBe(true);
});

test('shows an error without a field at the top', async () => {
  renderForm([NOTHING]);

  await save();

  expect(screen.getByRole('alert').querySelector('a')).toBeNull();
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('the next attempt clears the errors', async () => {
  renderForm([badPhone, null]);

  await save();
  await save();

  expect(screen.queryByRole('alert')).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});

test('the page shows the errors of native constraints, not the browser', async () => {
  const sent: unknown[] = [];
  render(
    <ChakraProvider value={system}>
      <Form
        onSend={async (data) => {
          sent.push(data);
          return null;
        }}
      >
        <TextField name="email" label="E-mail" type="email" defaultValue="nobody" />
        <TextField name="name" label="Name" required />
        <TextField
          name="zip"
          label="Postal code"
          pattern="[0-9]{5}"
          data-pattern-code="WRONG_ZIP"
          defaultValue="1"
        />
        <button type="submit">Save</button>
      </Form>
    </ChakraProvider>,
  );

  await save();

  expect(sent).toEqual([]);
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(3);
  for (const label of [/E-mail/, /Name/, /Postal code/]) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  }
});

test('a form in a dialog over this one does not send it', async () => {
  const sent: string[] = [];
  render(
    <ChakraProvider value={system}>
      <Form
        onSend={async () => {
          sent.push('outer');
          return null;
        }}
      >
        {createPortal(
          <Form
            onSend={async () => {
              sent.push('inner');
              return null;
            }}
          >
            <button type="submit">Save</button>
          </Form>,
          document.body,
        )}
      </Form>
    </ChakraProvider>,
  );

  await save();

  expect(sent).toEqual(['inner']);
});
