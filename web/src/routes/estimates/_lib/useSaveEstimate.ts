import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useSaveEstimateMutation } from './__generated__/useSaveEstimateMutation.graphql.ts';
import {
  contentInput,
  decimalText,
  type EstimateValues,
  fieldPath,
  type OfferedAttribute,
} from './estimate-values.ts';

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

/** What stands beside the values of the form. */
type Saving = {
  estimate: { readonly id: string; readonly version: number } | null;
  attributes: readonly OfferedAttribute[] | null;
  fileIds: readonly number[];
};

type Saved =
  | { readonly ok: true; readonly number: string; readonly expiresAt: string }
  | { readonly ok: false; readonly failure: MutationFailure };

/** Something that a price needs is missing: said as the server says it. */
const INCOMPLETE: MutationFailure = {
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

  async function save(values: EstimateValues, { estimate, attributes, fileIds }: Saving): Promise<Saved> {
    const content = contentInput(values, attributes);
    if (content === null) {
      const path = values.kind === 'PIECE' ? 'configuration.itemTypeId' : `design.${values.design.weightBy}`;
      return { ok: false, failure: { ...INCOMPLETE, issues: [{ path, code: 'REQUIRED' }] } };
    }
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
      const issues = failure.issues.map((issue) => ({ ...issue, path: fieldPath(issue.path, attributes) }));
      return { ok: false, failure: { ...failure, issues } };
    }
    const { number, expiresAt } = outcome.success.estimate;
    return { ok: true, number, expiresAt };
  }

  return [save, isSaving];
}
