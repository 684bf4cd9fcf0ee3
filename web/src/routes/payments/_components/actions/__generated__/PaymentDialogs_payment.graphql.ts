/**
 * @generated SignedSource<<995d90e6d4f53d8d853d326e684c3b17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentDialogs_payment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApplyPaymentDialog_payment" | "RefundPaymentDialog_payment" | "ReversePaymentDialog_payment">;
  readonly " $fragmentType": "PaymentDialogs_payment";
};
export type PaymentDialogs_payment$key = {
  readonly " $data"?: PaymentDialogs_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentDialogs_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentDialogs_payment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplyPaymentDialog_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundPaymentDialog_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReversePaymentDialog_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "843f512ec379cf0954bdd1319d445c05";

export default node;
