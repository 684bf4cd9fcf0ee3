import { graphql } from 'react-relay/hooks';
import { type ConfiguredPiece, failureAtFields } from '../../../configuration/field-path.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useSaveEstimateMutation } from './__generated__/useSaveEstimateMutation.graphql.ts';
import { choiceIssues } from './chosen-piece.ts';
import { contentInput, decimalText, type EstimateValues, unfinishedStone } from './estimate-values.ts';

const mutation = graphql`
  mutation useSaveEstimateMutation($input: SaveEstimateInput!) {
    result: saveEstimate(input: $input) {
      __typename
      ... on SaveEstimateSuccess {
        estimate {
          id
          number
          version
          expiresAt
          ...EstimateForm_estimate
          ...EstimateHeader_estimate
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Options of saving besides the form’s values. */
type Saving = {
  estimate: { readonly id: string; readonly version: number } | null;
  piece: ConfiguredPiece | null;
  fileIds: readonly number[];
};

type Saved =
  | { readonly ok: true; readonly number: string; readonly expiresAt: string }
  | { readonly ok: false; readonly failure: MutationFailure };

/** A value is missing or invalid, in the format of a server failure. */
const REFUSED: MutationFailure = {
  kind: 'InvalidInputError',
  code: 'INVALID_INPUT',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

/** Saves the values of the form: `const [save, isSaving] = useSaveEstimate()`. */
export function useSaveEstimate(): [(values: EstimateValues, saving: Saving) => Promise<Saved>, boolean] {
  const [commit, isSaving] = useResultMutation<useSaveEstimateMutation>(mutation);

  async function save(values: EstimateValues, { estimate, piece, fileIds }: Saving): Promise<Saved> {
    const content = contentInput(values, piece);
    if (content === null) {
      const ofDesign = unfinishedStone(values.design.stones) ?? `design.${values.design.weightBy}`;
      const path = values.kind === 'PIECE' ? 'configuration.itemTypeId' : ofDesign;
      return { ok: false, failure: { ...REFUSED, issues: [{ path, code: 'REQUIRED' }] } };
    }
    const issues = content.configuration && piece ? choiceIssues(values.configuration, piece) : [];
    if (issues.length > 0) return { ok: false, failure: { ...REFUSED, issues } };
    const outcome = await commit({
      input: {
        ...content,
        id: estimate?.id ?? null,
        version: estimate?.version ?? null,
        name: values.name,
        quantity: Number(values.quantity) || 0,
        wantedBy: values.wantedBy || null,
        reference: values.reference,
        note: values.note,
        fileIds,
        ownPrice: values.ownPrice.trim() === '' ? null : decimalText(values.ownPrice),
        ownPriceReason: values.ownPriceReason,
        idempotencyKey: crypto.randomUUID(),
      },
    });
    if (!outcome.ok) {
      const { failure } = outcome;
      return {
        ok: false,
        failure: piece ? failureAtFields(failure, content.configuration, piece) : failure,
      };
    }
    const { number, expiresAt } = outcome.success.estimate;
    return { ok: true, number, expiresAt };
  }

  return [save, isSaving];
}
