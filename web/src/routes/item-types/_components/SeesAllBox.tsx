import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { FormContext, type FormState } from '../../../lib/forms/form-context.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { USERS_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useReloadPage } from '../../../merge/useReloadPage.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { SeesAllBox_user$key } from './__generated__/SeesAllBox_user.graphql.ts';
import type { SeesAllBoxMutation } from './__generated__/SeesAllBoxMutation.graphql.ts';

const fragment = graphql`
  fragment SeesAllBox_user on User {
    id
    version
    fullName
    seesAllItemTypes
  }
`;

const mutation = graphql`
  mutation SeesAllBoxMutation($input: SetUserSeesAllItemTypesInput!) {
    result: setUserSeesAllItemTypes(input: $input) {
      __typename
      ... on SetUserSeesAllItemTypesSuccess {
        user {
          ...SeesAllBox_user
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Saved immediately, independently of the surrounding form. */
const NO_FORM: FormState = { failure: null, formId: '' };

/** Whether a user sees all pieces, editable for staff who may edit users. */
export function SeesAllBox({ user: key }: { user: SeesAllBox_user$key }) {
  const { t } = useTranslation('item-types');
  const can = useCan();
  const toasts = useOperationToasts('item-types');
  const { id, version, fullName, seesAllItemTypes } = useFragment(fragment, key);
  const [commit] = useResultMutation<SeesAllBoxMutation>(mutation);
  const reload = useReloadPage();
  // The chosen value until it is saved or refused.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (seesAllItemTypes == null) return null;
  if (!can(USERS_EDIT)) return seesAllItemTypes && <Text textStyle="sm">{t('owners.seesAll')}</Text>;

  async function handleChange(seesAll: boolean) {
    setChosen(seesAll);
    const outcome = await commit({ input: { id, version, seesAll } });
    setChosen(null);
    if (!outcome.ok) {
      // The box then shows what someone else chose, and can be changed again.
      if (outcome.failure.kind === 'ConflictError') await reload().catch(() => {});
      return toasts.failed('saving', fullName, outcome.failure);
    }
    toastSuccess(t(seesAll ? 'owners.seesAllSaved' : 'owners.seesOwnSaved', { name: fullName }));
  }

  return (
    <FormContext value={NO_FORM}>
      <CheckboxField
        name={`seesAll.${id}`}
        label={t('owners.seesAll')}
        checked={chosen ?? seesAllItemTypes}
        disabled={chosen !== null}
        onChange={(seesAll) => void handleChange(seesAll)}
      />
    </FormContext>
  );
}
