/**
 * @generated SignedSource<<863799b1af79dfb106d80d34e3deb643>>
 * @relayHash f970ecb1b24d03820cecab5ca21efb57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83c1b6b87b6509217ede8bb793db42bb7df64551f234ac4b66b1cd60adbc35eb

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
export type CatalogPageQuery$variables = {
  alloyIds?: ReadonlyArray<number> | null | undefined;
  count: number;
  filter?: ProductFilter | null | undefined;
  isSearching: boolean;
  orderBy?: ProductOrder | null | undefined;
};
export type CatalogPageQuery$data = {
  readonly list?: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductList_query">;
  } | null | undefined;
  readonly productCategories?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CategoryCards_category">;
      };
    }>;
  };
};
export type CatalogPageQuery = {
  response: CatalogPageQuery$data;
  variables: CatalogPageQuery$variables;
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
  "name": "count"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSearching"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v5 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "onlyRoots": true
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 60
  }
],
v6 = {
  "kind": "Variable",
  "name": "alloyIds",
  "variableName": "alloyIds"
},
v7 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v8 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v14 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = [
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
  (v13/*:: as any*/)
],
v16 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v9/*:: as any*/)
],
v17 = [
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v8/*:: as any*/)
],
v18 = [
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogPageQuery",
    "selections": [
      {
        "condition": "isSearching",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "ProductCategoryConnection",
            "kind": "LinkedField",
            "name": "productCategories",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductCategoryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductCategory",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "CategoryCards_category"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "productCategories(filter:{\"onlyRoots\":true},first:60)"
          }
        ]
      },
      {
        "condition": "isSearching",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v6/*:: as any*/),
                    {
                      "kind": "Variable",
                      "name": "count",
                      "variableName": "count"
                    },
                    (v7/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "ProductList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "list"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CatalogPageQuery",
    "selections": [
      {
        "condition": "isSearching",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "ProductCategoryConnection",
            "kind": "LinkedField",
            "name": "productCategories",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductCategoryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductCategory",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "imageUrl",
                        "storageKey": null
                      },
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "productCategories(filter:{\"onlyRoots\":true},first:60)"
          }
        ]
      },
      {
        "condition": "isSearching",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              (v7/*:: as any*/)
            ],
            "concreteType": "ProductFacets",
            "kind": "LinkedField",
            "name": "productFacets",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
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
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
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
                "selections": (v14/*:: as any*/),
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
                  (v13/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
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
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterRange",
                "kind": "LinkedField",
                "name": "thicknesses",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterRange",
                "kind": "LinkedField",
                "name": "listPrices",
                "plural": true,
                "selections": (v15/*:: as any*/),
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
                    "selections": (v16/*:: as any*/),
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
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AttributeOption",
                        "kind": "LinkedField",
                        "name": "option",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
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
            "args": (v17/*:: as any*/),
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
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v18/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "listImageUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v18/*:: as any*/),
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
            "args": (v17/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "id": "83c1b6b87b6509217ede8bb793db42bb7df64551f234ac4b66b1cd60adbc35eb",
    "metadata": {},
    "name": "CatalogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd9043ecff6043c4c7e029e7bcf8cb17";

export default node;
