/**
 * @generated SignedSource<<caede53dab8f08e0fc7a422503082af6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DestinationFields_cart$data = {
  readonly billingAddress: {
    readonly databaseId: number;
  } | null | undefined;
  readonly customer: {
    readonly addresses: ReadonlyArray<{
      readonly city: string;
      readonly databaseId: number;
      readonly line1: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AddressPick_customer">;
  };
  readonly sellToAddress: {
    readonly databaseId: number;
  } | null | undefined;
  readonly shippingAddress: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "DestinationFields_cart";
};
export type DestinationFields_cart$key = {
  readonly " $data"?: DestinationFields_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"DestinationFields_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DestinationFields_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "sellToAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "addresses",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line1",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressPick_customer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "c5c1b91c1a0444dc0255a72c91196605";

export default node;
