/**
 * @generated SignedSource<<79ac5e789a4f85df669d2a2cfe560590>>
 * @relayHash d8a902d4009806a30468920100bfc15a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 597c54a1a14c2e7162a119e72960084aeb629252c1fa30e9c8f721c49cf9f731

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
  readonly jobOrderTabCounts: ReadonlyArray<{
    readonly atLeast: boolean;
    readonly count: number;
    readonly tab: OrderTab;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"JobList_query" | "useJobFilters_query">;
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
v9 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v10 = {
  "kind": "Variable",
  "name": "tab",
  "variableName": "tab"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
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
  "name": "colour",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/)
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
        "args": [
          {
            "kind": "Variable",
            "name": "hasCustomer",
            "variableName": "hasCustomer"
          },
          {
            "kind": "Variable",
            "name": "ofCustomer",
            "variableName": "ofCustomer"
          }
        ],
        "kind": "FragmentSpread",
        "name": "useJobFilters_query"
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
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
        "args": [
          {
            "kind": "Literal",
            "name": "entityType",
            "value": "JOB_ORDER"
          }
        ],
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v7/*:: as any*/),
          (v14/*:: as any*/)
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
            "args": [
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
                      (v15/*:: as any*/),
                      (v14/*:: as any*/)
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
        "args": (v16/*:: as any*/),
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
                  (v14/*:: as any*/),
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
                    "name": "promisedOn",
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Status",
                    "kind": "LinkedField",
                    "name": "status",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
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
        "args": (v16/*:: as any*/),
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
    "id": "597c54a1a14c2e7162a119e72960084aeb629252c1fa30e9c8f721c49cf9f731",
    "metadata": {},
    "name": "JobOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13403b8754b29cda0d31f8ef46d71908";

export default node;
