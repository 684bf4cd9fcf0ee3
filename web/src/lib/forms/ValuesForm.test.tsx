import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { system } from '../../theme/system.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';
import { ValuesForm } from './ValuesForm.tsx';

type Values = { city: string; country: string; isDefault: boolean };

const SAVED: Values = { city: 'Denver', country: '840', isDefault: true };

function Example({ onSend }: { onSend: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: SAVED });
  return (
    <ValuesForm
      form={form}
      onSend={async (values) => {
        onSend(values);
        return null;
      }}
    >
      <TextField name="city" label="City" required />
      <SelectField
        name="country"
        label="Country"
        options={[
          { value: '840', label: 'United States' },
          { value: '124', label: 'Canada' },
        ]}
        required
      />
      <CheckboxField name="isDefault" label="Default" />
      <button type="submit">Save</button>
    </ValuesForm>
  );
}

function renderForm() {
  const sent: Values[] = [];
  render(
    <ChakraProvider value={system}>
      <Example onSend={(values) => sent.push(values)} />
    </ChakraProvider>,
  );
  return sent;
}

const city = () => screen.getByLabelText(/City/);
const type = (text: string) => fireEvent.input(city(), { target: { value: text } });

async function save() {
  await act(async () => {
    fireEvent.click(screen.getByText('Save'));
  });
}

test('fields show saved values and return chosen ones', async () => {
  const sent = renderForm();
  expect(city()).toHaveProperty('value', 'Denver');
  expect(screen.getByLabelText('Default')).toHaveProperty('checked', true);

  type('Montréal');
  fireEvent.change(screen.getByLabelText(/Country/), { target: { value: '124' } });
  fireEvent.click(screen.getByLabelText('Default'));
  await save();
  expect(sent).toEqual([{ city: 'Montréal', country: '124', isDefault: false }]);
});

test('a form is unsaved while it differs from the saved values', async () => {
  renderForm();
  await act(async () => type('Boulder'));
  expect(hasUnsavedWork()).toBe(true);
  await act(async () => type('Denver'));
  expect(hasUnsavedWork()).toBe(false);

  await act(async () => type('Boulder'));
  await save();
  expect(hasUnsavedWork()).toBe(false);
});

test('shows a missing value at its field and by name at the top, until it is entered', async () => {
  const sent = renderForm();
  type('');
  await save();
  expect(sent).toEqual([]);
  expect(city().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').querySelector('a')?.textContent).toBe('form.problem');

  await act(async () => type('Denver'));
  expect(city().getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});
