import type { Piece } from '../../../pieces/PieceSearch.tsx';
import type { ShownTemplate } from '../_components/templates/template-act.ts';

/** Values of the form of a template. Names are paths of the mutation input, so that errors are shown at their fields. */
export type TemplateValues = {
  code: string;
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  /** Id of the template above; empty: a root. */
  parentId: string;
  /** The piece, or none. */
  itemTypeId: readonly Piece[];
  /** The piece whose picture is shown, or none. */
  pictureItemTypeId: readonly Piece[];
  isActive: boolean;
};

/** Values of a saved template; of a new one below a parent for null. */
export function templateValues(template: ShownTemplate | null, parentId: number | null): TemplateValues {
  const { itemType, pictureItemType } = template ?? {};
  return {
    code: template?.code ?? '',
    nameEn: template?.nameEn ?? '',
    nameFr: template?.nameFr ?? '',
    descriptionEn: template?.descriptionEn ?? '',
    descriptionFr: template?.descriptionFr ?? '',
    parentId: parentId === null ? '' : String(parentId),
    itemTypeId: itemType ? [itemType] : [],
    pictureItemTypeId: pictureItemType ? [pictureItemType] : [],
    isActive: template?.isActive ?? true,
  };
}
