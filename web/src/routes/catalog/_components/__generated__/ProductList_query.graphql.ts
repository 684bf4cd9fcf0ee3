/**
 * @generated SignedSource<<95e7f89ba8d7d91b67d9cc8f15335b3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductList_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_rows" | "useProductFilters_query">;
  readonly " $fragmentType": "ProductList_query";
};
export type ProductList_query$key = {
  readonly " $data"?: ProductList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_query">;
};

const node: ReaderFragment = {
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
      "defaultValue": 10,
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
      "args": [
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
      ],
      "kind": "FragmentSpread",
      "name": "useProductFilters_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
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
      "name": "ProductList_rows"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1f0dfba187ee398a8736df2f1ae86d99";

export default node;
