import { commitMutation, graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { environment } from '../../lib/relay/environment.ts';
import type { saveMenuCollapsedMutation } from './__generated__/saveMenuCollapsedMutation.graphql.ts';

/** Key of the setting, stored with the user (ordering spec section 9). */
const SETTING = 'CP_IsMenuCollapsed';

const mutation = graphql`
  mutation saveMenuCollapsedMutation($input: SaveUserSettingInput!) {
    result: saveUserSetting(input: $input) {
      __typename
      ... on SaveUserSettingSuccess {
        key
      }
    }
  }
`;

/** Collapses or expands the menu: immediately on screen, then stored with the user. Reverted if that fails. */
export function saveMenuCollapsed(value: boolean): void {
  const show = (store: RecordSourceSelectorProxy) => {
    store.getRoot().getLinkedRecord('viewer')?.setValue(value, 'menuCollapsed');
  };
  commitMutation<saveMenuCollapsedMutation>(environment, {
    mutation,
    variables: { input: { key: SETTING, value } },
    optimisticUpdater: show,
    updater: show,
    onError: () => {},
  });
}
