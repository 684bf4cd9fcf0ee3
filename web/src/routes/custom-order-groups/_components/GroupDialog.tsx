import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { CUSTOM_ORDER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer.tsx';
import { OptionList } from '../../../ui/fields/OptionList.tsx';
import type { GroupDialogMutation } from './__generated__/GroupDialogMutation.graphql.ts';
import { type Piece, PieceChoice } from './PieceChoice.tsx';

const mutation = graphql`
  mutation GroupDialogMutation($input: SaveCustomOrderGroupInput!, $connections: [ID!]!) {
    result: saveCustomOrderGroup(input: $input) {
      __typename
      ... on SaveCustomOrderGroupSuccess {
        group @appendNode(connections: $connections, edgeTypeName: "CustomOrderGroupEdge") {
          id
          databaseId
          name
          nameEn
          nameFr
          version
          updatedAt
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
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** A group as it is changed. */
type ChangedGroup = {
  readonly databaseId: number;
  readonly name: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly version: number;
  readonly itemTypes: readonly Piece[];
  readonly customerTypes: readonly { readonly databaseId: number }[];
};

type GroupDialogProps = {
  /** Null: a new one. */
  group: ChangedGroup | null;
  customerTypes: readonly { readonly databaseId: number; readonly name: string }[];
  connection: string;
  onClose: () => void;
};

/** A group as staff write it: its names, its pieces in order, and whom it is offered to. */
export function GroupDialog({ group, customerTypes, connection, onClose }: GroupDialogProps) {
  const { t } = useTranslation('custom-order-groups');
  const toasts = useOperationToasts('custom-order-groups');
  const [pieces, setPieces] = useState<readonly Piece[]>(group?.itemTypes ?? []);
  const [types, setTypes] = useState(() =>
    (group?.customerTypes ?? []).map(({ databaseId }) => String(databaseId)),
  );
  const [commit, isSaving] = useResultMutation<GroupDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: {
        groupId: group?.databaseId ?? null,
        version: group?.version ?? null,
        groupName: String(data.get('groupName')),
        groupNameFr: String(data.get('groupNameFr')),
        itemTypeIds: pieces.map(({ databaseId }) => databaseId),
        customerTypeIds: types.map(Number),
        idempotencyKey: crypto.randomUUID(),
      },
      connections: [connection],
    });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(outcome.success.group.name);
    onClose();
    return null;
  }

  const title = group ? t('changeTitle', { name: group.name }) : t('newTitle');
  return (
    <SideDrawer isOpen onClose={onClose} title={title} size="md">
      <Form routeNamespace="custom-order-groups" isGuarded={false} onSend={handleSend} pb="4">
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
