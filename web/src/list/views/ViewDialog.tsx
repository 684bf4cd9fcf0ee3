import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../lib/forms/CheckboxField.tsx';
import { Form } from '../../lib/forms/Form.tsx';
import { isChecked, textOrNull } from '../../lib/forms/form-values.ts';
import { GRID_TEXT_LENGTHS } from '../../lib/forms/limits.ts';
import { TextField } from '../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { type GridCode, useViewActions } from './useViewActions.ts';
import type { SavedView } from './view-state.ts';

type ViewDialogProps = {
  code: GridCode;
  /** Query string of the view. */
  query: string;
  /** The view to rename or share; absent for a new one. */
  view: SavedView | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** Saves the current view, or renames a view. */
export function ViewDialog({ code, query, view, onClose, onSaved }: ViewDialogProps) {
  const { t } = useTranslation('lists');
  const { saved } = useOperationToasts('lists');
  const { save, isSaving, openWith } = useViewActions(code);

  async function handleSend(data: FormData) {
    const name = textOrNull(data, 'name') ?? '';
    const done = await save({ id: view?.id ?? null, name, query, isShared: isChecked(data, 'isShared') });
    if ('failure' in done) return done.failure;
    const failure = !view && isChecked(data, 'isDefault') ? await openWith(done.id) : null;
    if (failure) return failure;
    saved(name);
    onSaved(done.id);
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={view ? t('views.editTitle') : t('views.newTitle')}>
      <Form onSend={handleSend} routeNamespace="lists">
        <Stack gap="4">
          {!view && <Text color="fg.muted">{t('views.newText')}</Text>}
          <TextField
            name="name"
            label={t('views.name')}
            defaultValue={view?.name}
            maxLength={GRID_TEXT_LENGTHS.viewName}
            required
            autoFocus
          />
          <CheckboxField name="isShared" label={t('views.share')} defaultChecked={view?.isShared} />
          {!view && <CheckboxField name="isDefault" label={t('views.opens')} />}
          <Button type="submit" alignSelf="flex-end" loading={isSaving}>
            {t('views.save')}
          </Button>
        </Stack>
      </Form>
    </ModalDialog>
  );
}
