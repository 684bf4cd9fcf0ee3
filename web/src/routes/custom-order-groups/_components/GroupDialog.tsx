import { Button, HStack } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { CUSTOM_ORDER_TEXT_LENGTHS, MAX_GROUP_POSITION } from '../../../lib/forms/limits.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer.tsx';
import { OptionList } from '../../../ui/fields/OptionList.tsx';
import { type GroupValues, groupValues } from '../_lib/group-values.ts';
import type { GroupDialog_group$key } from './__generated__/GroupDialog_group.graphql.ts';
import type { GroupDialogMutation } from './__generated__/GroupDialogMutation.graphql.ts';
import { PieceChoice } from './PieceChoice.tsx';

const fragment = graphql`
  fragment GroupDialog_group on CustomOrderGroup @no_inline {
    databaseId
    name
    nameEn
    nameFr
    isHidden
    position
    version
    itemTypes {
      databaseId
      code
      name
    }
    customerTypes {
      databaseId
      name
    }
  }
`;

const mutation = graphql`
  mutation GroupDialogMutation($input: SaveCustomOrderGroupInput!, $connections: [ID!]!) {
    result: saveCustomOrderGroup(input: $input) {
      __typename
      ... on SaveCustomOrderGroupSuccess {
        group @appendNode(connections: $connections, edgeTypeName: "CustomOrderGroupEdge") {
          id
          name
          updatedAt
          ...GroupDialog_group
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type GroupDialogProps = {
  /** Null for a new one. */
  group: GroupDialog_group$key | null;
  customerTypes: readonly { readonly databaseId: number; readonly name: string }[];
  /** Position after the last group, for a new one. */
  lastPosition: number;
  connection: string;
  onClose: () => void;
};

/** Form of a group: names, position, ordered pieces, and customer types. */
export function GroupDialog(props: GroupDialogProps) {
  const { customerTypes, lastPosition, connection, onClose } = props;
  const group = useFragment(fragment, props.group) ?? null;
  const saved = useMemo(() => groupValues(group, lastPosition), [group, lastPosition]);
  const form = useForm<GroupValues>({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);
  const { itemTypes, customerTypes: types } = form.watch();
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const keyOf = useRef(idempotencyKeys());
  const [commit, isSaving] = useResultMutation<GroupDialogMutation>(mutation);

  async function handleSave(values: GroupValues) {
    const request = {
      groupId: group?.databaseId ?? null,
      version: group?.version ?? null,
      groupName: values.groupName,
      groupNameFr: values.groupNameFr,
      position: values.position === '' ? null : Number(values.position),
      isHidden: values.isHidden,
      itemTypeIds: values.itemTypes.map(({ databaseId }) => databaseId),
      customerTypeIds: values.customerTypes.map(({ databaseId }) => databaseId),
    };
    const input = { ...request, idempotencyKey: keyOf.current(request) };
    const outcome = await commit({ input, connections: [connection] });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(outcome.success.group.name);
    onClose();
    return null;
  }

  function handleChoose(id: string) {
    const isChosen = (databaseId: number) => types.some((type) => type.databaseId === databaseId);
    const chosen = customerTypes.filter(
      ({ databaseId }) => isChosen(databaseId) !== (String(databaseId) === id),
    );
    form.setValue('customerTypes', chosen, { shouldDirty: true });
  }

  const title = group ? t('changeTitle', { name: group.name }) : t('newTitle');
  return (
    <SideDrawer isOpen onClose={onClose} title={title} size="md">
      <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="custom-order-groups" pb="4">
        <SharedChanges {...merge} />
        <TextField name="groupName" label={t('nameEn')} required maxLength={CUSTOM_ORDER_TEXT_LENGTHS.name} />
        <TextField
          name="groupNameFr"
          label={t('nameFr')}
          required
          maxLength={CUSTOM_ORDER_TEXT_LENGTHS.name}
        />
        <TextField
          name="position"
          {...WHOLE_NUMBER}
          label={t('position')}
          hint={t('positionHint')}
          min={0}
          max={MAX_GROUP_POSITION}
          step={1}
        />
        <CheckboxField name="isHidden" label={t('isHidden')} />
        <OptionList
          legend={t('offeredTo')}
          isMultiple
          options={customerTypes.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          chosen={types.map(({ databaseId }) => String(databaseId))}
          onChoose={handleChoose}
        />
        <PieceChoice
          pieces={itemTypes}
          onChange={(pieces) => form.setValue('itemTypes', pieces, { shouldDirty: true })}
        />
        <HStack justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </HStack>
      </ValuesForm>
    </SideDrawer>
  );
}
