import { Button, HStack, Stack } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { ITEM_TYPE_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer.tsx';
import { showAllGroups } from '../_lib/show-all-groups.ts';
import type { GroupDrawer_group$key } from './__generated__/GroupDrawer_group.graphql.ts';
import type { GroupDrawerMutation } from './__generated__/GroupDrawerMutation.graphql.ts';
import { MoveIntoGroup } from './MoveIntoGroup.tsx';

const fragment = graphql`
  fragment GroupDrawer_group on ItemGroup {
    databaseId
    code
    name
    nameEn
    nameFr
    version
  }
`;

const mutation = graphql`
  mutation GroupDrawerMutation($input: SaveItemGroupInput!) {
    result: saveItemGroup(input: $input) {
      __typename
      ... on SaveItemGroupSuccess {
        itemGroups {
          databaseId
          ...GroupRows_group
          ...GroupDrawer_group
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type GroupDrawerProps = {
  group: GroupDrawer_group$key | null;
  onClose: () => void;
};

/** Code and names of a group, and moving item types into it; `group` null for a new one. */
export function GroupDrawer({ group: key, onClose }: GroupDrawerProps) {
  const group = useFragment(fragment, key);
  const { t } = useTranslation('item-types');
  const toasts = useOperationToasts('item-types');
  const [commit, isSaving] = useResultMutation<GroupDrawerMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const saved = useMemo(
    () => ({ code: group?.code ?? '', nameEn: group?.nameEn ?? '', nameFr: group?.nameFr ?? '' }),
    [group],
  );
  const form = useForm({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);

  async function handleSave(values: typeof saved) {
    const known = group ? { groupId: group.databaseId, version: group.version } : {};
    const request = { ...known, ...values };
    const input = { ...request, idempotencyKey: keyOf.current(request) };
    const outcome = await commit({ input }, { updater: showAllGroups('saveItemGroup') });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(request.nameEn);
    onClose();
    return null;
  }

  return (
    <SideDrawer
      isOpen
      onClose={onClose}
      title={group ? t('groups.change', { name: group.name }) : t('groups.new')}
    >
      <Stack gap="6" pb="4">
        <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="item-types">
          <SharedChanges {...merge} />
          <TextField
            name="code"
            label={t('column.code')}
            hint={t('groups.codeHint')}
            required
            autoCapitalize="characters"
            maxLength={ITEM_TYPE_TEXT_LENGTHS.code}
          />
          <TextField
            name="nameEn"
            label={t('form.nameEn')}
            required
            maxLength={ITEM_TYPE_TEXT_LENGTHS.name}
          />
          <TextField
            name="nameFr"
            label={t('form.nameFr')}
            required
            maxLength={ITEM_TYPE_TEXT_LENGTHS.name}
          />
          <HStack justify="flex-end" gap="2">
            <Button variant="outline" onClick={onClose}>
              {t('groups.cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('groups.save')}
            </Button>
          </HStack>
        </ValuesForm>
        {group && <MoveIntoGroup group={group} />}
      </Stack>
    </SideDrawer>
  );
}
