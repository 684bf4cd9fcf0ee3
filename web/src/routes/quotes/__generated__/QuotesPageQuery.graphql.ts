/**
 * @generated SignedSource<<4645c287b7086f476beb3803b723377a>>
 * @relayHash a739f837be11ca85331dd6513240c9f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 405da7d2cd57f501778c6eae4e75afa91594de89502d760c0ec0f7fcc8ff8d44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type PriceQuoteApprovalFilter = "APPROVED" | "ASKED" | "REFUSED" | "%future added value";
export type PriceQuoteOrderField = "CREATED_AT" | "NUMBER" | "TOTAL" | "VALID_UNTIL" | "%future added value";
export type PriceQuoteSource = "PORTAL" | "VLORA" | "%future added value";
export type PriceQuoteValidity = "ENDED" | "ENDS_SOON" | "VALID" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type WaitingOn = "CUSTOMER" | "US" | "%future added value";
export type PriceQuoteFilter = {
  approval?: PriceQuoteApprovalFilter | null | undefined;
  customerId?: number | null | undefined;
  priceQuoteIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  source?: PriceQuoteSource | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
  validity?: PriceQuoteValidity | null | undefined;
  waitingOn?: WaitingOn | null | undefined;
};
export type PriceQuoteOrder = {
  direction: SortDirection;
  field: PriceQuoteOrderField;
};
export type QuotesPageQuery$variables = {
  count: number;
  filter?: PriceQuoteFilter | null | undefined;
  hasCustomer: boolean;
  ofCustomer?: PriceQuoteFilter | null | undefined;
  orderBy?: PriceQuoteOrder | null | undefined;
  tab: OrderTab;
};
export type QuotesPageQuery$data = {
  readonly gridSetting: {
    readonly " $fragmentSpreads": FragmentRefs<"useGrid_setting" | "useListViews_setting">;
  };
  readonly priceQuoteTabCounts: ReadonlyArray<{
    readonly atLeast: boolean;
    readonly count: number;
    readonly tab: OrderTab;
  }>;
  readonly quotesOfCustomer?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly customer: {
          readonly name: string;
        };
      };
    }>;
  };
  readonly statuses: ReadonlyArray<{
    readonly code: string;
    readonly colour: string;
    readonly name: string;
    readonly tab: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteList_query">;
};
export type QuotesPageQuery = {
  response: QuotesPageQuery$data;
  variables: QuotesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ofCustomer"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tab"
},
v6 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tab",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    (v6/*:: as any*/)
  ],
  "concreteType": "TabCount",
  "kind": "LinkedField",
  "name": "priceQuoteTabCounts",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atLeast",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "PRICE_QUOTE"
  }
],
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
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colour",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "ofCustomer"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v14 = [
  {
    "kind": "Literal",
    "name": "code",
    "value": "PRICE_QUOTES"
  }
],
v15 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v16 = {
  "kind": "Variable",
  "name": "tab",
  "variableName": "tab"
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
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
    "name": "QuotesPageQuery",
    "selections": [
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": "statuses(entityType:\"PRICE_QUOTE\")"
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "quotesOfCustomer",
            "args": (v13/*:: as any*/),
            "concreteType": "PriceQuoteConnection",
            "kind": "LinkedField",
            "name": "priceQuotes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceQuoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceQuote",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "customer",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/)
                        ],
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
          }
        ]
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "GridSetting",
        "kind": "LinkedField",
        "name": "gridSetting",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useGrid_setting"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useListViews_setting"
          }
        ],
        "storageKey": "gridSetting(code:\"PRICE_QUOTES\")"
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          (v6/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "QuoteList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QuotesPageQuery",
    "selections": [
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v7/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "statuses(entityType:\"PRICE_QUOTE\")"
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "quotesOfCustomer",
            "args": (v13/*:: as any*/),
            "concreteType": "PriceQuoteConnection",
            "kind": "LinkedField",
            "name": "priceQuotes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceQuoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceQuote",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "GridSetting",
        "kind": "LinkedField",
        "name": "gridSetting",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GridColumn",
            "kind": "LinkedField",
            "name": "columns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visible",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pinned",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "density",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sort",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageSize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ListView",
            "kind": "LinkedField",
            "name": "views",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "query",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isShared",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canChange",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ownerName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": "gridSetting(code:\"PRICE_QUOTES\")"
      },
      {
        "alias": null,
        "args": (v19/*:: as any*/),
        "concreteType": "PriceQuoteConnection",
        "kind": "LinkedField",
        "name": "priceQuotes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PriceQuoteEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceQuote",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
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
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "poNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reference",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "validUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "noteCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreadNoteCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Status",
                    "kind": "LinkedField",
                    "name": "status",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceQuoteVersion",
                    "kind": "LinkedField",
                    "name": "current",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PriceQuoteLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "quantity",
                            "storageKey": null
                          },
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v17/*:: as any*/)
                    ],
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
        "args": (v19/*:: as any*/),
        "filters": [
          "tab",
          "filter",
          "orderBy"
        ],
        "handle": "connection",
        "key": "QuoteList_priceQuotes",
        "kind": "LinkedHandle",
        "name": "priceQuotes"
      }
    ]
  },
  "params": {
    "id": "405da7d2cd57f501778c6eae4e75afa91594de89502d760c0ec0f7fcc8ff8d44",
    "metadata": {},
    "name": "QuotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6cc02cc229d366554c281ce6aa44290b";

export default node;
