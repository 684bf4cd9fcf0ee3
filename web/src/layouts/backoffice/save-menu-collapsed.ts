import { commitMutation, graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { environment } from '../../lib/relay/environment.ts';
import type { saveMenuCollapsedMutation } from './__generated__/saveMenuCollapsedMutation.graphql.ts';

/** Key under which the choice is stored with the user (ordering spec section 9). */
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

/** Folds the menu or opens it: at once on screen, then with the user. A failure shows it as it was. */
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
