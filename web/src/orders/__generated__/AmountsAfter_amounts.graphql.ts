/**
 * @generated SignedSource<<4455251154666a69045d18896aa2499d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AmountsAfter_amounts$data = {
  readonly discountValue: string;
  readonly grandTotal: string;
  readonly salesTaxValue: string;
  readonly shippingPrice: string;
  readonly subTotal: string;
  readonly " $fragmentType": "AmountsAfter_amounts";
};
export type AmountsAfter_amounts$key = {
  readonly " $data"?: AmountsAfter_amounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountsAfter_amounts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmountsAfter_amounts",
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

(node as any).hash = "2d43126d7020447d4e24ea6417004243";

export default node;
