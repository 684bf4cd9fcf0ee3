/**
 * @generated SignedSource<<c40e762a0d03d7ac690fcda73e5be053>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductList_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CatalogChips_query" | "CatalogFilters_query" | "ProductGrid_query">;
  readonly " $fragmentType": "ProductList_query";
};
export type ProductList_query$key = {
  readonly " $data"?: ProductList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "categoryCode",
    "variableName": "categoryCode"
  },
  {
    "kind": "Variable",
    "name": "categoryId",
    "variableName": "categoryId"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "categoryCode"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "categoryId"
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
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "CatalogFilters_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "CatalogChips_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ProductGrid_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "06fc42a94055acde2b9a46ac2231ff9c";

export default node;
