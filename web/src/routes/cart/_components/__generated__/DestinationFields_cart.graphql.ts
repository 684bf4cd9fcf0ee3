/**
 * @generated SignedSource<<1cd87a779a82328c7f13ca0a46a9353b>>
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
      readonly databaseId: number;
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "sellToAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "927fe077f7c0b4dff229a6cc9da9ab82";

export default node;
