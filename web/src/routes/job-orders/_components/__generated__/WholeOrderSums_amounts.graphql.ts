/**
 * @generated SignedSource<<8d0deac5c0a3bcf10da21d6e2e19c496>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WholeOrderSums_amounts$data = {
  readonly discountValue: string;
  readonly grandTotal: string;
  readonly salesTaxValue: string;
  readonly shippingPrice: string;
  readonly subTotal: string;
  readonly " $fragmentType": "WholeOrderSums_amounts";
};
export type WholeOrderSums_amounts$key = {
  readonly " $data"?: WholeOrderSums_amounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WholeOrderSums_amounts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WholeOrderSums_amounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesTaxValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grandTotal",
      "storageKey": null
    }
  ],
  "type": "OrderAmounts",
  "abstractKey": null
};

(node as any).hash = "62be57552d46c4d47907904908365289";

export default node;
