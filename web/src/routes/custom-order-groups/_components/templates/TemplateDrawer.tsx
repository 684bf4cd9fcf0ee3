import { Button, Stack } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { CUSTOM_ORDER_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../../lib/forms/ValuesForm.tsx';
import { SharedChanges } from '../../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../../merge/useSharedRecord.ts';
import type { Piece } from '../../../../pieces/PieceSearch.tsx';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { SideDrawer } from '../../../../ui/dialogs/SideDrawer.tsx';
import { showWholeTree } from '../../_lib/show-whole-tree.ts';
import { templatePlaces } from '../../_lib/template-tree.ts';
import { type TemplateValues, templateValues } from '../../_lib/template-values.ts';
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
export function TemplateDrawer({ template, parentId, templates, onSaved, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const saved = useMemo(() => templateValues(template, parentId), [template, parentId]);
  const form = useForm<TemplateValues>({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);
  const [piece = null] = form.watch('itemTypeId');
  const [picture = null] = form.watch('pictureItemTypeId');
  const [commit, isSaving] = useResultMutation<TemplateDrawerMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const places = templatePlaces(templates, template?.databaseId ?? null);

  const choose = (name: 'itemTypeId' | 'pictureItemTypeId') => (chosen: Piece | null) =>
    form.setValue(name, chosen ? [chosen] : [], { shouldDirty: true });

  async function handleSave({ itemTypeId, pictureItemTypeId, ...values }: TemplateValues) {
    const below = Number(values.parentId) || null;
    const request = {
      ...values,
      templateId: template?.databaseId ?? null,
      version: template?.version ?? null,
      parentId: below,
      itemTypeId: itemTypeId[0]?.databaseId ?? null,
      pictureItemTypeId: pictureItemTypeId[0]?.databaseId ?? null,
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
      <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="custom-order-groups">
        <SharedChanges {...merge} />
        <TextField
          name="code"
          label={t('templates.code')}
          hint={t('templates.codeHint')}
          required
          autoCapitalize="characters"
          maxLength={CUSTOM_ORDER_TEXT_LENGTHS.code}
        />
        {(['nameEn', 'nameFr'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            required
            maxLength={CUSTOM_ORDER_TEXT_LENGTHS.name}
          />
        ))}
        {(['descriptionEn', 'descriptionFr'] as const).map((name) => (
          <TextAreaField
            key={name}
            name={name}
            label={t(`templates.${name}`)}
            maxLength={CUSTOM_ORDER_TEXT_LENGTHS.description}
          />
        ))}
        <SelectField
          name="parentId"
          label={t('templates.parent')}
          placeholder={t('templates.top')}
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
            onChange={choose('itemTypeId')}
          />
          <PieceField
            name="pictureItemTypeId"
            label={t('templates.picture')}
            hint={t('templates.pictureHint')}
            piece={picture}
            onChange={choose('pictureItemTypeId')}
          />
        </Stack>
        <CheckboxField name="isActive" label={t('templates.isActive')} />
        <DialogButtons>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('templates.save')}
          </Button>
        </DialogButtons>
      </ValuesForm>
    </SideDrawer>
  );
}
