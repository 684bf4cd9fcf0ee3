/**
 * @generated SignedSource<<5db25588c6a2abc6ba468f00053c154c>>
 * @relayHash fe2fa747277b74d30c65a94616c8072e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc677e18e17c601af845634367d6d0b196c876864fed032fde8442cc78ff091e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOrderOrderField = "CREATED_AT" | "NUMBER" | "PROMISED_ON" | "%future added value";
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type PromisedFilter = "DUE_SOON" | "LATE" | "NONE" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type WaitingOn = "CUSTOMER" | "US" | "%future added value";
export type JobOrderFilter = {
  customerId?: number | null | undefined;
  jobOrderIds?: ReadonlyArray<string> | null | undefined;
  promised?: PromisedFilter | null | undefined;
  promisedFrom?: string | null | undefined;
  promisedTo?: string | null | undefined;
  search?: string | null | undefined;
  serviceTypeCode?: string | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
  waitingOn?: WaitingOn | null | undefined;
};
export type JobOrderOrder = {
  direction: SortDirection;
  field: JobOrderOrderField;
};
export type JobOrdersPageQuery$variables = {
  count: number;
  filter?: JobOrderFilter | null | undefined;
  hasCustomer: boolean;
  ofCustomer?: JobOrderFilter | null | undefined;
  orderBy?: JobOrderOrder | null | undefined;
  tab: OrderTab;
};
export type JobOrdersPageQuery$data = {
  readonly gridSetting: {
    readonly " $fragmentSpreads": FragmentRefs<"useGrid_setting" | "useListViews_setting">;
  };
  readonly jobOrderTabCounts: ReadonlyArray<{
    readonly atLeast: boolean;
    readonly count: number;
    readonly tab: OrderTab;
  }>;
  readonly jobsOfCustomer?: {
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
  readonly " $fragmentSpreads": FragmentRefs<"JobList_query">;
};
export type JobOrdersPageQuery = {
  response: JobOrdersPageQuery$data;
  variables: JobOrdersPageQuery$variables;
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
  "name": "jobOrderTabCounts",
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
    "value": "JOB_ORDER"
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
  (v11/*:: as any*/)
],
v15 = [
  {
    "kind": "Literal",
    "name": "code",
    "value": "JOB_ORDERS"
  }
],
v16 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v17 = {
  "kind": "Variable",
  "name": "tab",
  "variableName": "tab"
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = [
  (v11/*:: as any*/),
  (v18/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": (v19/*:: as any*/),
  "storageKey": null
},
v21 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
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
    "name": "JobOrdersPageQuery",
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
        "storageKey": "statuses(entityType:\"JOB_ORDER\")"
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "jobsOfCustomer",
            "args": (v13/*:: as any*/),
            "concreteType": "JobOrderConnection",
            "kind": "LinkedField",
            "name": "jobOrders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JobOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JobOrder",
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
                        "selections": (v14/*:: as any*/),
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
        "args": (v15/*:: as any*/),
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
        "storageKey": "gridSetting(code:\"JOB_ORDERS\")"
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          (v6/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "JobList_query"
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
    "name": "JobOrdersPageQuery",
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
          (v18/*:: as any*/)
        ],
        "storageKey": "statuses(entityType:\"JOB_ORDER\")"
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "jobsOfCustomer",
            "args": (v13/*:: as any*/),
            "concreteType": "JobOrderConnection",
            "kind": "LinkedField",
            "name": "jobOrders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JobOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JobOrder",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      (v18/*:: as any*/)
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
        "args": (v15/*:: as any*/),
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
              (v18/*:: as any*/),
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
          (v18/*:: as any*/)
        ],
        "storageKey": "gridSetting(code:\"JOB_ORDERS\")"
      },
      {
        "alias": null,
        "args": (v21/*:: as any*/),
        "concreteType": "JobOrderConnection",
        "kind": "LinkedField",
        "name": "jobOrders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOrderEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JobOrder",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "imageUrl",
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
                    "name": "unitPrice",
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
                    "name": "endCustomer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wantedBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "promisedOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shippedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "trackingNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "urgency",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Priority",
                    "kind": "LinkedField",
                    "name": "priority",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JobStage",
                    "kind": "LinkedField",
                    "name": "stage",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "contact",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fullName",
                        "storageKey": null
                      },
                      (v18/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JobBulkAction",
                    "kind": "LinkedField",
                    "name": "bulkActions",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "action",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enabled",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
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
                      (v18/*:: as any*/)
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
        "args": (v21/*:: as any*/),
        "filters": [
          "tab",
          "filter",
          "orderBy"
        ],
        "handle": "connection",
        "key": "JobList_jobOrders",
        "kind": "LinkedHandle",
        "name": "jobOrders"
      }
    ]
  },
  "params": {
    "id": "cc677e18e17c601af845634367d6d0b196c876864fed032fde8442cc78ff091e",
    "metadata": {},
    "name": "JobOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebd983e8af38d7d65ae968991ebfba71";

export default node;
