/**
 * @generated SignedSource<<5a3c83c24aa7be18eb85a37fb859d937>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundPaymentDialog_payment$data = {
  readonly available: string;
  readonly currency: string;
  readonly id: string;
  readonly number: string;
  readonly refundable: string;
  readonly version: number;
  readonly " $fragmentType": "RefundPaymentDialog_payment";
};
export type RefundPaymentDialog_payment$key = {
  readonly " $data"?: RefundPaymentDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundPaymentDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundPaymentDialog_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundable",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "ca5106e2c6f3e39637b3e30e8724997a";

export default node;
