/**
 * @generated SignedSource<<f25e4785c512b69482ec90327ef36fc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTax_cart$data = {
  readonly totals: {
    readonly isSalesTaxSet: boolean;
    readonly salesTaxEnabled: boolean;
    readonly salesTaxPercent: string;
  };
  readonly " $fragmentType": "CartTax_cart";
};
export type CartTax_cart$key = {
  readonly " $data"?: CartTax_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTax_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartTax_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesTaxEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesTaxPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSalesTaxSet",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e80fb732986afa9a87cd14836816c451";

export default node;
