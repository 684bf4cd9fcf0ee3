/**
 * @generated SignedSource<<ef7758e9a4468a75d74ece6a8d3aa2a6>>
 * @relayHash b5a10d33371adc273014bbe55c8974df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f178c82c580deab7cf02fcfe5345a055762879e69a4e9da40abc955ebd65189

import type { ConcreteRequest } from 'relay-runtime';
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
export type matchingJobsQuery$variables = {
  filter?: JobOrderFilter | null | undefined;
  orderBy?: JobOrderOrder | null | undefined;
  tab: OrderTab;
};
export type matchingJobsQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingJobsQuery = {
  response: matchingJobsQuery$data;
  variables: matchingJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tab"
},
v3 = [
  {
    "alias": "rows",
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
      },
      {
        "kind": "Variable",
        "name": "tab",
        "variableName": "tab"
      }
    ],
    "concreteType": "ListSelection",
    "kind": "LinkedField",
    "name": "jobOrderSelection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ids",
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
        "name": "isCapped",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "matchingJobsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "matchingJobsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0f178c82c580deab7cf02fcfe5345a055762879e69a4e9da40abc955ebd65189",
    "metadata": {},
    "name": "matchingJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3266ec5f1308fa562dfff47fc2c2a61";

export default node;
