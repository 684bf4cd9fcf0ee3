/**
 * @generated SignedSource<<b920fca5839a22d6bc1f942ac63031c8>>
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
    readonly fastTouch: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fastTouch",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ec0fa0febbdbfb2f43534f4b94f77d76";

export default node;
