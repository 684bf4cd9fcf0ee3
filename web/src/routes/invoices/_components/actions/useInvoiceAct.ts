import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { useInvoiceActIssueMutation } from './__generated__/useInvoiceActIssueMutation.graphql.ts';
import type { useInvoiceActVoidMutation } from './__generated__/useInvoiceActVoidMutation.graphql.ts';
import type { useInvoiceActWriteOffMutation } from './__generated__/useInvoiceActWriteOffMutation.graphql.ts';

const issueMutation = graphql`
  mutation useInvoiceActIssueMutation($input: IssueInvoiceInput!) {
    result: issueInvoice(input: $input) {
      __typename
      ... on IssueInvoiceSuccess {
        invoice {
          ...InvoiceView_invoice
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const voidMutation = graphql`
  mutation useInvoiceActVoidMutation($input: VoidInvoiceInput!) {
    result: voidInvoice(input: $input) {
      __typename
      ... on VoidInvoiceSuccess {
        invoice {
          ...InvoiceView_invoice
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const writeOffMutation = graphql`
  mutation useInvoiceActWriteOffMutation($input: WriteOffInvoiceInput!) {
    result: writeOffInvoice(input: $input) {
      __typename
      ... on WriteOffInvoiceSuccess {
        invoice {
          ...InvoiceView_invoice
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type InvoiceAct = { id: string; version: number; reason: string };

/** Issues, voids or writes off an invoice. Resolves to the failure, or null. */
export function useInvoiceAct(
  action: string,
): [(act: InvoiceAct) => Promise<MutationFailure | null>, boolean] {
  const [issue, isIssuing] = useResultMutation<useInvoiceActIssueMutation>(issueMutation);
  const [voidIt, isVoiding] = useResultMutation<useInvoiceActVoidMutation>(voidMutation);
  const [writeOff, isWritingOff] = useResultMutation<useInvoiceActWriteOffMutation>(writeOffMutation);

  async function act({ id, version, reason }: InvoiceAct) {
    const outcome =
      action === 'ISSUE'
        ? await issue({ input: { id, version } })
        : action === 'VOID'
          ? await voidIt({ input: { id, version, reason } })
          : await writeOff({ input: { id, version, reason } });
    return outcome.ok ? null : outcome.failure;
  }

  return [act, isIssuing || isVoiding || isWritingOff];
}
