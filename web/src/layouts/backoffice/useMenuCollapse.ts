import { useMediaQuery } from '@chakra-ui/react';
import { useState } from 'react';
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

/** Below this the page needs the room more than the menu does its words: 1,360 px. */
const NARROW = '(max-width: 84.99em)';

/**
 * Whether the menu shows icons alone, and the function that changes it: at once on screen, then with the user. In a
 * narrow window it shows icons until it is opened there, whatever the user chose for wide ones.
 */
export function useMenuCollapse(): [boolean, () => void] {
  const isCollapsed = useViewer()?.menuCollapsed ?? false;
  const [isNarrow = false] = useMediaQuery([NARROW], { ssr: false });
  const [isOpenInNarrow, setIsOpenInNarrow] = useState(false);
  const [save] = useResultMutation<useMenuCollapseMutation>(mutation);

  if (isNarrow) return [!isOpenInNarrow, () => setIsOpenInNarrow((isOpen) => !isOpen)];

  function toggle() {
    const value = !isCollapsed;
    const show = (store: RecordSourceSelectorProxy) => {
      store.getRoot().getLinkedRecord('viewer')?.setValue(value, 'menuCollapsed');
    };
    void save({ input: { key: SETTING, value } }, { optimisticUpdater: show, updater: show });
  }

  return [isCollapsed, toggle];
}
