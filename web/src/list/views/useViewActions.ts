import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { idempotencyKeys } from '../../lib/forms/idempotency-keys.ts';
import type { MutationFailure } from '../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import type { useViewActionsDefaultMutation } from './__generated__/useViewActionsDefaultMutation.graphql.ts';
import type {
  SaveListViewInput,
  useViewActionsSaveMutation,
} from './__generated__/useViewActionsSaveMutation.graphql.ts';

const saveMutation = graphql`
  mutation useViewActionsSaveMutation($input: SaveListViewInput!) {
    result: saveListView(input: $input) {
      __typename
      ... on SaveListViewSuccess {
        view {
          id
        }
        gridSetting {
          ...useListViews_setting
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const defaultMutation = graphql`
  mutation useViewActionsDefaultMutation($input: SetDefaultListViewInput!) {
    result: setDefaultListView(input: $input) {
      __typename
      ... on SetDefaultListViewSuccess {
        gridSetting {
          ...useListViews_setting
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Code of a list with saved views. */
export type GridCode = SaveListViewInput['code'];

/** Data of a view to save; without an id, a new one. */
type ViewToSave = Pick<SaveListViewInput, 'id' | 'name' | 'query' | 'isShared'>;

/** The id of the changed view, or the failure. */
type Done = { readonly id: string } | { readonly failure: MutationFailure };

/** Saves views of a list and sets the default one. Every answer contains all views of the list. */
export function useViewActions(code: GridCode) {
  const [keyOf] = useState(idempotencyKeys);
  const [commitSave, isSaving] = useResultMutation<useViewActionsSaveMutation>(saveMutation);
  const [commitDefault] = useResultMutation<useViewActionsDefaultMutation>(defaultMutation);

  async function save(view: ViewToSave): Promise<Done> {
    const idempotencyKey = keyOf(view);
    const outcome = await commitSave({ input: { code, idempotencyKey, ...view } });
    return outcome.ok ? outcome.success.view : outcome;
  }

  async function openWith(viewId: string | null): Promise<MutationFailure | null> {
    const outcome = await commitDefault({ input: { code, viewId } });
    return outcome.ok ? null : outcome.failure;
  }

  return { save, isSaving, openWith };
}
