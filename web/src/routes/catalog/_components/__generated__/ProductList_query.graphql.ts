/**
 * @generated SignedSource<<01cbfd96b01858aad3ea4c15b2a4433b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductList_query$data = {
  readonly productFacets: {
    readonly productCount: number;
    readonly similarWords: ReadonlyArray<string>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_rows" | "useProductFilters_query">;
  readonly " $fragmentType": "ProductList_query";
};
export type ProductList_query$key = {
  readonly " $data"?: ProductList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "alloyIds"
    },
    {
      "defaultValue": 24,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductList_query",
  "selections": [
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "ProductFacets",
      "kind": "LinkedField",
      "name": "productFacets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "similarWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useProductFilters_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "alloyIds",
          "variableName": "alloyIds"
        },
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ProductList_rows"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "52c7bc48b959d53ced310af3329b60ee";

export default node;
