/**
 * @generated SignedSource<<a582b7a65c2657f1d4785815a92f26fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReversePaymentDialog_payment$data = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "ReversePaymentDialog_payment";
};
export type ReversePaymentDialog_payment$key = {
  readonly " $data"?: ReversePaymentDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReversePaymentDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReversePaymentDialog_payment",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "d421f3b961ce14ee6dc6a64d46f1d0bc";

export default node;
