import { Button, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../../lib/forms/Form.tsx';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { CUSTOM_ORDER_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { Piece } from '../../../../pieces/PieceSearch.tsx';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { SideDrawer } from '../../../../ui/dialogs/SideDrawer.tsx';
import { showWholeTree } from '../../_lib/show-whole-tree.ts';
import { templatePlaces } from '../../_lib/template-tree.ts';
import type { TemplateDrawerMutation } from './__generated__/TemplateDrawerMutation.graphql.ts';
import { PieceField } from './PieceField.tsx';
import type { ShownTemplate } from './template-act.ts';

const mutation = graphql`
  mutation TemplateDrawerMutation($input: SaveCustomOrderTemplateInput!) {
    result: saveCustomOrderTemplate(input: $input) {
      __typename
      ... on SaveCustomOrderTemplateSuccess {
        template {
          name
        }
        tree {
          ...TemplateTree_template
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type TemplateDrawerProps = {
  /** Null for a new one. */
  template: ShownTemplate | null;
  /** The parent template; null: the root. */
  parentId: number | null;
  templates: readonly ShownTemplate[];
  /** Called with the new parent. */
  onSaved: (parentId: number | null) => void;
  onClose: () => void;
};

/** Form of a template: names, texts, its piece, and its parent. */
export function TemplateDrawer({
  template: given,
  parentId,
  templates,
  onSaved,
  onClose,
}: TemplateDrawerProps) {
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  // The template as of opening the form, so that changes by others are a conflict.
  const [template] = useState(given);
  const [piece, setPiece] = useState<Piece | null>(template?.itemType ?? null);
  const [picture, setPicture] = useState<Piece | null>(template?.pictureItemType ?? null);
  const [commit, isSaving] = useResultMutation<TemplateDrawerMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const places = templatePlaces(templates, template?.databaseId ?? null);

  async function handleSend(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '');
    const below = Number(text('parentId')) || null;
    const request = {
      templateId: template?.databaseId ?? null,
      version: template?.version ?? null,
      code: text('code'),
      nameEn: text('nameEn'),
      nameFr: text('nameFr'),
      descriptionEn: text('descriptionEn'),
      descriptionFr: text('descriptionFr'),
      parentId: below,
      itemTypeId: piece?.databaseId ?? null,
      pictureItemTypeId: picture?.databaseId ?? null,
      isActive: data.has('isActive'),
    };
    const input = { ...request, idempotencyKey: keyOf.current(request) };
    const outcome = await commit({ input }, { updater: showWholeTree('saveCustomOrderTemplate') });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(outcome.success.template.name);
    onSaved(below);
    onClose();
    return null;
  }

  return (
    <SideDrawer
      isOpen
      onClose={onClose}
      title={template ? t('templates.change', { name: template.name }) : t('templates.new')}
      size="md"
    >
      <Form routeNamespace="custom-order-groups" onSend={handleSend}>
        <TextField
          name="code"
          label={t('templates.code')}
          hint={t('templates.codeHint')}
          required
          autoCapitalize="characters"
          maxLength={CUSTOM_ORDER_TEXT_LENGTHS.code}
          defaultValue={template?.code ?? ''}
        />
        {(['nameEn', 'nameFr'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            required
            maxLength={CUSTOM_ORDER_TEXT_LENGTHS.name}
            defaultValue={template?.[name] ?? ''}
          />
        ))}
        {(['descriptionEn', 'descriptionFr'] as const).map((name) => (
          <TextAreaField
            key={name}
            name={name}
            label={t(`templates.${name}`)}
            maxLength={CUSTOM_ORDER_TEXT_LENGTHS.description}
            defaultValue={template?.[name] ?? ''}
          />
        ))}
        <SelectField
          name="parentId"
          label={t('templates.parent')}
          placeholder={t('templates.top')}
          defaultValue={parentId === null ? '' : String(parentId)}
          options={places.map(({ databaseId, path, isOwn }) => ({
            value: String(databaseId),
            label: path,
            isDisabled: isOwn,
          }))}
        />
        <Stack gap="4">
          <PieceField
            name="itemTypeId"
            label={t('templates.piece')}
            hint={t('templates.pieceHint')}
            piece={piece}
            onChange={setPiece}
          />
          <PieceField
            name="pictureItemTypeId"
            label={t('templates.picture')}
            hint={t('templates.pictureHint')}
            piece={picture}
            onChange={setPicture}
          />
        </Stack>
        <CheckboxField
          name="isActive"
          label={t('templates.isActive')}
          defaultChecked={template?.isActive ?? true}
        />
        <DialogButtons>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('templates.save')}
          </Button>
        </DialogButtons>
      </Form>
    </SideDrawer>
  );
}
