/**
 * @generated SignedSource<<e6b07ca6f3462dfce1fe36d53db34425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingMethods_query$data = {
  readonly shippingMethods: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly isPickup: boolean;
    readonly name: string;
    readonly price: string | null | undefined;
    readonly transitDays: number;
  }>;
  readonly " $fragmentType": "ShippingMethods_query";
};
export type ShippingMethods_query$key = {
  readonly " $data"?: ShippingMethods_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethods_query">;
};

import ShippingMethodsQuery_graphql from './ShippingMethodsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": ShippingMethodsQuery_graphql
    }
  },
  "name": "ShippingMethods_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethods",
      "plural": true,
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transitDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPickup",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b64ced919abb10953d2f1b0f26974fb8";

export default node;
