/**
 * @generated SignedSource<<089a93010eaeb370d48c58cdbcb72fe5>>
 * @relayHash 0307e3e05aa2dd1ffc057700d9c9857c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ab52ca688c5cdbb1aceeb2f767fdf22ef69ed3f83838e812b4b2581dce6ed1

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
export type CategoryPageQuery$variables = {
  alloyIds?: ReadonlyArray<number> | null | undefined;
  code?: string | null | undefined;
  count: number;
  filter?: ProductFilter | null | undefined;
  id?: number | null | undefined;
  orderBy?: ProductOrder | null | undefined;
};
export type CategoryPageQuery$data = {
  readonly productCategory: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryHeader_category">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_query">;
};
export type CategoryPageQuery = {
  response: CategoryPageQuery$data;
  variables: CategoryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "alloyIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "kind": "Variable",
  "name": "alloyIds",
  "variableName": "alloyIds"
},
v9 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v10 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v15 = [
  (v13/*:: as any*/),
  (v7/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "below",
    "storageKey": null
  },
  (v14/*:: as any*/)
],
v17 = [
  (v13/*:: as any*/),
  (v7/*:: as any*/),
  (v11/*:: as any*/)
],
v18 = [
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v10/*:: as any*/)
],
v19 = [
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CategoryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "ProductCategory",
        "kind": "LinkedField",
        "name": "productCategory",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryHeader_category"
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v8/*:: as any*/),
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "ProductList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CategoryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "ProductCategory",
        "kind": "LinkedField",
        "name": "productCategory",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "breadcrumb",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v7/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v9/*:: as any*/)
        ],
        "concreteType": "ProductFacets",
        "kind": "LinkedField",
        "name": "productFacets",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "similarWords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterAlloy",
            "kind": "LinkedField",
            "name": "alloys",
            "plural": true,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterKarat",
            "kind": "LinkedField",
            "name": "karats",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mark",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterCategory",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterSize",
            "kind": "LinkedField",
            "name": "sizes",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RingSize",
                "kind": "LinkedField",
                "name": "size",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "us",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "eu",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uk",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mm",
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
            "args": null,
            "concreteType": "FilterShape",
            "kind": "LinkedField",
            "name": "shapes",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v7/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterRange",
            "kind": "LinkedField",
            "name": "centreCarats",
            "plural": true,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterRange",
            "kind": "LinkedField",
            "name": "thicknesses",
            "plural": true,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterRange",
            "kind": "LinkedField",
            "name": "listPrices",
            "plural": true,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterAttribute",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Attribute",
                "kind": "LinkedField",
                "name": "attribute",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterOption",
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AttributeOption",
                    "kind": "LinkedField",
                    "name": "option",
                    "plural": false,
                    "selections": (v17/*:: as any*/),
                    "storageKey": null
                  }
                ],
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
        "args": (v18/*:: as any*/),
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v19/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "listImageUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v19/*:: as any*/),
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
        "args": (v18/*:: as any*/),
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
    "id": "b2ab52ca688c5cdbb1aceeb2f767fdf22ef69ed3f83838e812b4b2581dce6ed1",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d04e81c094511cd22d22ffe9463bcd85";

export default node;
