import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import type { ConfigurationInput, PartOfSet, Piece } from './configuration.ts';
import { attributeField, partField } from './useChoices.ts';

/** What can be chosen for a piece and the parts of a set. */
export type ConfiguredPiece = { readonly offer: Piece; readonly parts: readonly PartOfSet[] };

/** Path of the configuration’s fields in the values of a form. */
export const CONFIGURATION_PATH = 'configuration.';

/** A failure with its issues assigned to the fields of the form. */
export function failureAtFields(
  failure: MutationFailure,
  sent: ConfigurationInput | null | undefined,
  piece: ConfiguredPiece,
): MutationFailure {
  const issues = failure.issues.map((issue) => ({ ...issue, path: fieldPath(issue.path, sent, piece) }));
  return { ...failure, issues };
}

/** The form path of an issue. The server’s path contains the index of the sent choice or part. */
function fieldPath(
  path: string,
  sent: ConfigurationInput | null | undefined,
  { offer, parts }: ConfiguredPiece,
): string {
  const [, partIndex, field, choice] =
    /^configuration\.(?:subItems\.(\d+)\.?)?(?:(alloyId|size|attributes)(?:\.(\w+))?)?/.exec(path) ?? [];
  const own = partIndex === undefined ? sent : sent?.subItems?.[Number(partIndex)];
  const piece = own === sent ? offer : parts.find((part) => part.offer.databaseId === own?.itemTypeId)?.offer;
  if (!own || !piece || (field === undefined && partIndex === undefined)) return path;
  const start = own === sent ? CONFIGURATION_PATH : `${CONFIGURATION_PATH}${partField(own.itemTypeId)}.`;
  if (field === 'alloyId') return `${start}alloyId`;
  const sized = piece.attributes.find(({ attribute }) => attribute.kind === 'SIZE')?.attribute.databaseId;
  // A missing one is identified by its code.
  const missing = piece.attributes.find(({ attribute }) => attribute.code === choice)?.attribute.databaseId;
  const chosen = missing ?? own.attributes?.[Number(choice)]?.attributeId;
  const attribute = field === 'size' ? sized : chosen;
  if (attribute !== undefined) return start + attributeField(attribute);
  return own === sent ? path : start.slice(0, -1);
}
