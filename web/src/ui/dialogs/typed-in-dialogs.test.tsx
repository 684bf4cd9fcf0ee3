import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from '../../lib/forms/Form.tsx';
import { TextField } from '../../lib/forms/TextField.tsx';
import { showPlain } from '../plain.examples.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { SideDrawer } from './SideDrawer.tsx';

const close = jest.fn();
beforeEach(() => void close.mockClear());

const type = (field: HTMLElement) =>
  act(async () => void fireEvent.input(field, { target: { value: 'TR-1' } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const WAYS: [string, () => void][] = [
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'close' }))],
  ['a click beside it', () => fireEvent.pointerDown(document.body, { button: 0 })],
];

describe.each([
  ['a dialog', ModalDialog],
  ['a drawer', SideDrawer],
])('%s', (_what, Over) => {
  async function open(children: React.ReactNode, more = {}) {
    await showPlain(
      <Over isOpen onClose={close} title="Ship JO-1" {...more}>
        {children}
      </Over>,
    );
    // The dialog hides the page a moment later, and would hide a dialog opened before.
    await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull());
  }
  const form = (
    <Form onSend={async () => null} isGuarded={false}>
      <TextField name="tracking" label="Tracking number" />
      <button type="submit">Ship</button>
    </Form>
  );

  test.each(WAYS)(
    '%s asks to confirm while a form is unsaved; cancelling keeps all values',
    async (_way, leave) => {
      await open(form);
      await type(screen.getByRole('textbox'));
      await act(async () => leave());
      await screen.findByRole('alertdialog', { name: 'unsaved.title' });
      expect(close).not.toHaveBeenCalled();
      await press('unsaved.stay');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('TR-1');

      await act(async () => leave());
      await screen.findByRole('alertdialog', { name: 'unsaved.title' });
      await press('unsaved.leave');
      expect(close).toHaveBeenCalledTimes(1);
    },
  );

  test.each(WAYS)('%s asks over a field outside any form, not over a search', async (_way, leave) => {
    await open(
      <>
        <input type="search" aria-label="Search" />
        <textarea aria-label="Reason" />
      </>,
    );
    await type(screen.getByLabelText('Search'));
    await act(async () => leave());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    await type(screen.getByLabelText('Reason'));
    await act(async () => leave());
    await screen.findByRole('alertdialog', { name: 'unsaved.title' });
    expect(close).toHaveBeenCalledTimes(1);
  });

  test.each(WAYS)('%s closes without a question after saving', async (_way, leave) => {
    await open(form);
    await type(screen.getByRole('textbox'));
    await press('Ship');
    await act(async () => leave());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  test.each(WAYS)('%s closes without a question if changes apply immediately', async (_way, leave) => {
    await open(<input aria-label="Metal" />, { appliesAtOnce: true });
    await type(screen.getByLabelText('Metal'));
    await act(async () => leave());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});

/** The source files that match the pattern, except these dialogs themselves. */
function filesWith(pattern: RegExp): string[] {
  return globSync('web/src/**/*.tsx')
    .filter((file) => !file.startsWith('web/src/ui/dialogs/') && pattern.test(readFileSync(file, 'utf8')))
    .toSorted();
}

test('every dialog and drawer of the product is one of these', () => {
  expect(filesWith(/\b(Dialog|Drawer|Popover)\.Root\b|<dialog\b/)).toEqual([]);
});

test('those without a question apply each change immediately, or show results', () => {
  expect(filesWith(/\bappliesAtOnce\b/)).toEqual([
    'web/src/layouts/cart-panel/CartPanel.tsx',
    'web/src/list/grid/ColumnsDrawer.tsx',
    'web/src/list/toolbar/ListFilterMenu.tsx',
    'web/src/routes/job-orders/_components/bulk/BulkStatusDialog.tsx',
  ]);
});

test('forms that are left without a question hold passwords, codes, previews or kept drafts', () => {
  expect(filesWith(/\bisGuarded=\{false\}/)).toEqual([
    'web/src/layouts/backoffice/ReturnDialog.tsx',
    'web/src/layouts/root/SignInAgainForm.tsx',
    'web/src/layouts/shared/switch-user/SwitchUserDialog.tsx',
    'web/src/routes/cart/extras/CartPromotions.tsx',
    'web/src/routes/change-password/ChangePasswordPage.tsx',
    'web/src/routes/guest-quote/_components/GuestCode.tsx',
    'web/src/routes/prices/_components/explain/SubjectForm.tsx',
    'web/src/routes/prices/_components/simulate/SimulationForm.tsx',
    'web/src/routes/product/custom-order/_components/CustomOrderForm.tsx',
    'web/src/routes/sign-in/_components/ForgottenPasswordDialog.tsx',
    'web/src/routes/sign-in/_components/SignInForm.tsx',
    'web/src/routes/unsubscribe/UnsubscribePage.tsx',
  ]);
});

test('what is typed into a plain field survives leaving the page, or is asked about', () => {
  const kept = {
    'web/src/cards/CardPicker.tsx': 'never: belongs to a card',
    'web/src/configuration/choices/NumberField.tsx': 'in the address of the page',
    'web/src/configuration/engraving/EngravingField.tsx': 'in the address of the page',
    'web/src/layouts/storefront/CatalogSearch.tsx': 'never: a search',
    'web/src/list/grid/ColumnItem.tsx': 'applies immediately',
    'web/src/list/toolbar/filter.tsx': 'never: a search',
    'web/src/notes/MentionField.tsx': 'asked: NoteForm',
    'web/src/routes/catalog/_components/PriceRange.tsx': 'in the address of the page',
    'web/src/routes/pay/_components/AmountPanel.tsx': 'asked: usePayForm',
    'web/src/routes/pay/_components/PayTable.tsx': 'asked: usePayForm',
    'web/src/routes/payments/_components/record/AllocationAmount.tsx': 'asked: in dialogs',
    'web/src/routes/product/_components/DeliveryFields.tsx': 'in the address of the page',
    'web/src/routes/quick-order/_components/QuickOrderText.tsx': 'asked: QuickOrderPage',
    'web/src/routes/wish-list/_components/ShareButton.tsx': 'never: a link to copy',
  };
  const fields = filesWith(/<(Input|Textarea)\b/).filter((file) => !/\/(lib\/forms|ui\/fields)\//.test(file));
  expect(fields).toEqual(Object.keys(kept));
});
