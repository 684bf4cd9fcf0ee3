/**
 * @generated SignedSource<<fe66916b224d19d50757318a2b677636>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRoute_cart$data = {
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  } | null | undefined;
  readonly shippingMethod: {
    readonly name: string;
  } | null | undefined;
  readonly totals: {
    readonly currency: string;
    readonly shippingPrice: string | null | undefined;
  };
  readonly " $fragmentType": "OrderRoute_cart";
};
export type OrderRoute_cart$key = {
  readonly " $data"?: OrderRoute_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRoute_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRoute_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressLines_address"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "70ac4e8c508fc1ae066c913393a291ff";

export default node;
