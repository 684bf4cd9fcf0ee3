/**
 * @generated SignedSource<<cddcbc9a38aa69e32e15338c74885bd8>>
 * @relayHash c97acd36de35956b08b6535a96e4760b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b17771bbc50c88b46a9dc0f37f00d5a5b9ff9f5de59c144af77add9cc261a37

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductOrderField = "NAME" | "NEWEST" | "PRICE" | "RANK" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type ProductFilter = {
  addableToCategoryId?: number | null | undefined;
  alloyIds?: ReadonlyArray<number> | null | undefined;
  attributes?: ReadonlyArray<AttributeFilterInput> | null | undefined;
  categoryCode?: string | null | undefined;
  categoryId?: number | null | undefined;
  categoryIds?: ReadonlyArray<number> | null | undefined;
  centreCarats?: ReadonlyArray<RangeInput> | null | undefined;
  codes?: ReadonlyArray<string> | null | undefined;
  featured?: boolean | null | undefined;
  isPartOnly?: boolean | null | undefined;
  itemGroupCode?: string | null | undefined;
  itemGroupId?: number | null | undefined;
  karats?: ReadonlyArray<string> | null | undefined;
  listPrices?: ReadonlyArray<RangeInput> | null | undefined;
  maxPrice?: string | null | undefined;
  minPrice?: string | null | undefined;
  search?: string | null | undefined;
  shapes?: ReadonlyArray<string> | null | undefined;
  sizes?: ReadonlyArray<string> | null | undefined;
  thicknesses?: ReadonlyArray<RangeInput> | null | undefined;
};
export type AttributeFilterInput = {
  attributeId: number;
  optionIds: ReadonlyArray<number>;
};
export type RangeInput = {
  below?: string | null | undefined;
  from?: string | null | undefined;
};
export type ProductOrder = {
  direction: SortDirection;
  field: ProductOrderField;
};
export type ProductListPaginationQuery$variables = {
  alloyIds?: ReadonlyArray<number> | null | undefined;
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  orderBy?: ProductOrder | null | undefined;
};
export type ProductListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_rows">;
};
export type ProductListPaginationQuery = {
  response: ProductListPaginationQuery$data;
  variables: ProductListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "cursor"
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
v1 = {
  "kind": "Variable",
  "name": "alloyIds",
  "variableName": "alloyIds"
},
v2 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v3 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v2/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v3/*:: as any*/)
],
v5 = [
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductListPaginationQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "ProductList_rows"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductListPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ItemType",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "code",
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
                    "args": (v5/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "listImageUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v5/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "listPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "listPriceVaries",
                    "storageKey": null
                  },
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
                    "name": "quoteRequired",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "filters": [
          "filter",
          "orderBy"
        ],
        "handle": "connection",
        "key": "ProductList_products",
        "kind": "LinkedHandle",
        "name": "products"
      }
    ]
  },
  "params": {
    "id": "5b17771bbc50c88b46a9dc0f37f00d5a5b9ff9f5de59c144af77add9cc261a37",
    "metadata": {},
    "name": "ProductListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8c27ab3e2ef54c4b58fcfd90ca93d14";

export default node;
