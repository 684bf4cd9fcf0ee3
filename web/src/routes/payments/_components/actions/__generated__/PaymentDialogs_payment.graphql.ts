/**
 * @generated SignedSource<<99165a29b394d78b2074174c01a7ea60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentDialogs_payment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApplyDialog_payment" | "RefundDialog_payment" | "ReverseDialog_payment">;
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
      "name": "ApplyDialog_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReverseDialog_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "47db51d2867e8dd6466103a1327ccc09";

export default node;
