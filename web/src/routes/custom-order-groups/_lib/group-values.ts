import type { Piece } from '../../../pieces/PieceSearch.tsx';
import type { GroupDialog_group$data } from '../_components/__generated__/GroupDialog_group.graphql.ts';

type CustomerType = { readonly databaseId: number; readonly name: string };

/** Values of the form of a group. Names are paths of the mutation input, so that errors are shown at their fields. */
export type GroupValues = {
  groupName: string;
  groupNameFr: string;
  position: string;
  isHidden: boolean;
  itemTypes: readonly Piece[];
  customerTypes: readonly CustomerType[];
};

/** Values of a saved group; of a new one, with its position, for null. */
export function groupValues(
  group: Omit<GroupDialog_group$data, ' $fragmentType'> | null,
  newPosition: number,
): GroupValues {
  return {
    groupName: group?.nameEn ?? '',
    groupNameFr: group?.nameFr ?? '',
    position: String(group?.position ?? newPosition),
    isHidden: group?.isHidden ?? false,
    itemTypes: group?.itemTypes ?? [],
    customerTypes: group?.customerTypes ?? [],
  };
}
