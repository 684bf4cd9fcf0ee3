import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import type { useMenuCollapseMutation } from './__generated__/useMenuCollapseMutation.graphql.ts';

/** Key under which the choice is stored with the user (ordering spec section 9). */
const SETTING = 'CP_IsMenuCollapsed';

const mutation = graphql`
  mutation useMenuCollapseMutation($input: SaveUserSettingInput!) {
    result: saveUserSetting(input: $input) {
      __typename
      ... on SaveUserSettingSuccess {
        key
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Whether the menu shows icons alone, and the function that changes it: at once on screen, then with the user. */
export function useMenuCollapse(): [boolean, () => void] {
  const isCollapsed = useViewer()?.menuCollapsed ?? false;
  const [save] = useResultMutation<useMenuCollapseMutation>(mutation);

  function toggle() {
    const value = !isCollapsed;
    const show = (store: RecordSourceSelectorProxy) => {
      store.getRoot().getLinkedRecord('viewer')?.setValue(value, 'menuCollapsed');
    };
    void save({ input: { key: SETTING, value } }, { optimisticUpdater: show, updater: show });
  }

  return [isCollapsed, toggle];
}
