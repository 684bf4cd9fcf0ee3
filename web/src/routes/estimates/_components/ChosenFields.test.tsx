import { Button, ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { SET } from '../../../configuration/configured-piece.examples.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { system } from '../../../theme/system.ts';
import { choiceIssues } from '../_lib/chosen-piece.ts';
import { type EstimateValues, NEW_ESTIMATE } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';
import { ChosenFields } from './ChosenFields.tsx';

const VARIANT = { code: 'WS-501-F', name: 'Frosted', price: null, size: null, alloy: { code: '14KW' } };

// The piece with the data that its fields read. Fragments are inlined.
const piece = {
  ...SET,
  product: {
    name: 'Wedding set',
    acceptsOwnMetal: false,
    variants: [{ id: 'v1' }],
    __fragments: {
      VariantChoices_product: { currency: 'USD', variants: [{ ...VARIANT, options: [] }] },
    },
  },
} as unknown as EstimatedPiece;

const REFUSED: Omit<MutationFailure, 'issues'> = {
  kind: 'InvalidInputError',
  code: 'INVALID_INPUT',
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

/** Shows the fields of the set in a form. Returns access to the form’s values. */
async function showSet() {
  let values = NEW_ESTIMATE;
  function Form() {
    const form = useForm<EstimateValues>({ defaultValues: NEW_ESTIMATE });
    values = form.watch();
    const handleSend = async ({ configuration }: EstimateValues) => {
      const issues = choiceIssues(configuration, piece);
      return issues.length > 0 ? { ...REFUSED, issues } : null;
    };
    return (
      <ValuesForm form={form} onSend={handleSend}>
        <ChosenFields form={form} piece={piece} />
        <Button type="submit">save</Button>
      </ValuesForm>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Form /> }]);
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={createMockEnvironment()}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
  const part = within(await screen.findByRole('region', { name: 'set.title' }));
  await act(async () => fireEvent.click(part.getByText('set.change')));
  return { part, chosen: () => values.configuration };
}

test('a part follows the main piece until another choice is made, and again after a reset', async () => {
  const { part, chosen } = await showSet();
  expect(part.getByText('set.follows')).toBeTruthy();
  expect(part.getByLabelText<HTMLInputElement>('Yellow gold').checked).toBe(true);

  await act(async () => fireEvent.click(part.getByLabelText('White gold')));
  await act(async () => fireEvent.change(part.getByLabelText(/Ring size/), { target: { value: '6.5' } }));
  expect(chosen()).toMatchObject({
    alloyId: '',
    parts: { p1: { alloyId: '4', size: '6.5', attributes: {} } },
  });
  expect(part.getByText('set.apart')).toBeTruthy();

  await act(async () => fireEvent.click(part.getByText('set.follow')));
  expect(chosen().parts).toEqual({});
  expect(part.getByText('set.follows')).toBeTruthy();
});

test('shows the error of a part at its expanded field, until it is corrected', async () => {
  const { part } = await showSet();
  await act(async () => fireEvent.click(part.getByLabelText('White gold')));
  await act(async () => fireEvent.click(part.getByText('set.change')));
  expect(part.queryByLabelText('White gold')).toBeNull();

  await act(async () => fireEvent.click(screen.getByText('save')));
  const finger = part.getByRole('radiogroup', { name: 'Finger' });
  expect(finger.getAttribute('aria-invalid')).toBe('true');
  const link = within(screen.getByRole('alert')).getByRole('link');
  await act(async () => fireEvent.click(link));
  expect(document.activeElement).toBe(finger);

  await act(async () => fireEvent.click(part.getByLabelText('Thumb')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a variant sets all of its choices', async () => {
  const { chosen } = await showSet();
  await act(async () => fireEvent.click(await screen.findByLabelText(/^Frosted/)));
  expect(chosen()).toMatchObject({ alloyId: '4' });
});

test('an engraving is read at once when the form is sent from its field', async () => {
  const { chosen } = await showSet();
  const field = await screen.findByLabelText(/Engraving/);
  await act(async () => {
    fireEvent.change(field, { target: { value: 'Ever' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(chosen().attributes).toEqual({ a9: 'Ever' });
});
