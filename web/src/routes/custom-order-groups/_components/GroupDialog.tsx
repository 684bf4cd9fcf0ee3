import { Button, HStack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { CUSTOM_ORDER_TEXT_LENGTHS, MAX_GROUP_POSITION } from '../../../lib/forms/limits.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { Piece } from '../../../pieces/PieceSearch.tsx';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer.tsx';
import { OptionList } from '../../../ui/fields/OptionList.tsx';
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
  const stored = useFragment(fragment, props.group);
  // The group as of opening the form, so that changes by others are a conflict.
  const [group] = useState(stored);
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const [pieces, setPieces] = useState<readonly Piece[]>(group?.itemTypes ?? []);
  const [types, setTypes] = useState(() =>
    (group?.customerTypes ?? []).map(({ databaseId }) => String(databaseId)),
  );
  const keyOf = useRef(idempotencyKeys());
  const [commit, isSaving] = useResultMutation<GroupDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const position = String(data.get('position'));
    const request = {
      groupId: group?.databaseId ?? null,
      version: group?.version ?? null,
      groupName: String(data.get('groupName')),
      groupNameFr: String(data.get('groupNameFr')),
      position: position === '' ? null : Number(position),
      isHidden: data.has('isHidden'),
      itemTypeIds: pieces.map(({ databaseId }) => databaseId),
      customerTypeIds: types.map(Number),
    };
    const input = { ...request, idempotencyKey: keyOf.current(request) };
    const outcome = await commit({ input, connections: [connection] });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(outcome.success.group.name);
    onClose();
    return null;
  }

  const title = group ? t('changeTitle', { name: group.name }) : t('newTitle');
  return (
    <SideDrawer isOpen onClose={onClose} title={title} size="md">
      <Form routeNamespace="custom-order-groups" onSend={handleSend} pb="4">
        <TextField
          name="groupName"
          label={t('nameEn')}
          required
          maxLength={CUSTOM_ORDER_TEXT_LENGTHS.name}
          defaultValue={group?.nameEn ?? ''}
        />
        <TextField
          name="groupNameFr"
          label={t('nameFr')}
          required
          maxLength={CUSTOM_ORDER_TEXT_LENGTHS.name}
          defaultValue={group?.nameFr ?? ''}
        />
        <TextField
          name="position"
          {...WHOLE_NUMBER}
          label={t('position')}
          hint={t('positionHint')}
          min={0}
          max={MAX_GROUP_POSITION}
          step={1}
          defaultValue={group?.position ?? lastPosition}
        />
        <CheckboxField name="isHidden" label={t('isHidden')} defaultChecked={group?.isHidden ?? false} />
        <OptionList
          legend={t('offeredTo')}
          isMultiple
          options={customerTypes.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          chosen={types}
          onChoose={(type) =>
            setTypes((before) =>
              before.includes(type) ? before.filter((each) => each !== type) : [...before, type],
            )
          }
        />
        <PieceChoice pieces={pieces} onChange={setPieces} />
        <HStack justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </HStack>
      </Form>
    </SideDrawer>
  );
}
