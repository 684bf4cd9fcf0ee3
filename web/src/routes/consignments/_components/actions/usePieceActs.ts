import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { usePieceActsBillMutation } from './__generated__/usePieceActsBillMutation.graphql.ts';
import type { usePieceActsReceiveReturnMutation } from './__generated__/usePieceActsReceiveReturnMutation.graphql.ts';
import type { usePieceActsReportLostMutation } from './__generated__/usePieceActsReportLostMutation.graphql.ts';
import type { usePieceActsReportSoldMutation } from './__generated__/usePieceActsReportSoldMutation.graphql.ts';
import type { usePieceActsRequestReturnMutation } from './__generated__/usePieceActsRequestReturnMutation.graphql.ts';
import type { usePieceActsSendMutation } from './__generated__/usePieceActsSendMutation.graphql.ts';
import type { usePieceActsTakeBackMutation } from './__generated__/usePieceActsTakeBackMutation.graphql.ts';
import type { usePieceActsUnpackMutation } from './__generated__/usePieceActsUnpackMutation.graphql.ts';

const sendMutation = graphql`
  mutation usePieceActsSendMutation($input: SendConsignmentInput!) {
    result: sendConsignment(input: $input) {
      __typename
      ... on SendConsignmentSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const unpackMutation = graphql`
  mutation usePieceActsUnpackMutation($input: UnpackConsignmentInput!) {
    result: unpackConsignment(input: $input) {
      __typename
      ... on UnpackConsignmentSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const reportSoldMutation = graphql`
  mutation usePieceActsReportSoldMutation($input: ReportConsignmentSoldInput!) {
    result: reportConsignmentSold(input: $input) {
      __typename
      ... on ReportConsignmentSoldSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const requestReturnMutation = graphql`
  mutation usePieceActsRequestReturnMutation($input: RequestConsignmentReturnInput!) {
    result: requestConsignmentReturn(input: $input) {
      __typename
      ... on RequestConsignmentReturnSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const receiveReturnMutation = graphql`
  mutation usePieceActsReceiveReturnMutation($input: ReceiveConsignmentReturnInput!) {
    result: receiveConsignmentReturn(input: $input) {
      __typename
      ... on ReceiveConsignmentReturnSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const reportLostMutation = graphql`
  mutation usePieceActsReportLostMutation($input: ReportConsignmentLostInput!) {
    result: reportConsignmentLost(input: $input) {
      __typename
      ... on ReportConsignmentLostSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const takeBackMutation = graphql`
  mutation usePieceActsTakeBackMutation($input: TakeBackConsignmentReportInput!) {
    result: takeBackConsignmentReport(input: $input) {
      __typename
      ... on TakeBackConsignmentReportSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const billMutation = graphql`
  mutation usePieceActsBillMutation($input: InvoiceConsignmentLinesInput!) {
    result: invoiceConsignmentLines(input: $input) {
      __typename
      ... on InvoiceConsignmentLinesSuccess {
        consignment {
          ...ConsignmentView_consignment
        }
        invoice {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Input of piece actions. */
type PieceAct = {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly reason: string | null;
  readonly idempotencyKey: string;
};

/** Result: the failure, or the number of a created invoice. */
type Done = { readonly failure: MutationFailure } | { readonly invoiceNumber: string | null };

/** The piece actions by name, and whether one is running. */
export function usePieceActs(): [Readonly<Record<string, (act: PieceAct) => Promise<Done>>>, boolean] {
  const [send, isSendBusy] = useResultMutation<usePieceActsSendMutation>(sendMutation);
  const [unpack, isUnpackBusy] = useResultMutation<usePieceActsUnpackMutation>(unpackMutation);
  const [reportSold, isReportSoldBusy] =
    useResultMutation<usePieceActsReportSoldMutation>(reportSoldMutation);
  const [requestReturn, isRequestReturnBusy] =
    useResultMutation<usePieceActsRequestReturnMutation>(requestReturnMutation);
  const [receiveReturn, isReceiveReturnBusy] =
    useResultMutation<usePieceActsReceiveReturnMutation>(receiveReturnMutation);
  const [reportLost, isReportLostBusy] =
    useResultMutation<usePieceActsReportLostMutation>(reportLostMutation);
  const [takeBack, isTakeBackBusy] = useResultMutation<usePieceActsTakeBackMutation>(takeBackMutation);
  const [bill, isBillBusy] = useResultMutation<usePieceActsBillMutation>(billMutation);
  return [
    {
      SEND: async (input) => done(await send({ input })),
      UNPACK: async (input) => done(await unpack({ input })),
      REPORT_SOLD: async (input) => done(await reportSold({ input })),
      REQUEST_RETURN: async (input) => done(await requestReturn({ input })),
      RECEIVE_RETURN: async (input) => done(await receiveReturn({ input })),
      REPORT_LOST: async (input) => done(await reportLost({ input })),
      TAKE_BACK: async (input) => done(await takeBack({ input })),
      INVOICE: async (input) => {
        const outcome = await bill({ input });
        return outcome.ok ? { invoiceNumber: outcome.success.invoice.number } : done(outcome);
      },
    },
    isSendBusy ||
      isUnpackBusy ||
      isReportSoldBusy ||
      isRequestReturnBusy ||
      isReceiveReturnBusy ||
      isReportLostBusy ||
      isTakeBackBusy ||
      isBillBusy,
  ];
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: MutationFailure };

function done(outcome: Outcome): Done {
  return outcome.ok ? { invoiceNumber: null } : { failure: outcome.failure };
}
