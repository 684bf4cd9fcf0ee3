/**
 * @generated SignedSource<<aeeed23f2cce324eb880ca85e191d743>>
 * @relayHash 3346943505eaf256863c61d4e97db1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fac84fed75f9f37f5015d883d5d0d4b13b876e2f0331260585ef6ddc10cbf8e

import type { ConcreteRequest } from 'relay-runtime';
export type BenchJobOrderField = "NUMBER" | "PROMISED_ON" | "START_BY" | "%future added value";
export type BenchWork = "ACTIVE" | "WAITING" | "%future added value";
export type PromiseState = "AMBER" | "GREEN" | "RED" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type BenchJobFilter = {
  jobOrderIds?: ReadonlyArray<string> | null | undefined;
  promise?: PromiseState | null | undefined;
  search?: string | null | undefined;
  stage?: number | null | undefined;
  work?: BenchWork | null | undefined;
};
export type BenchJobOrder = {
  direction: SortDirection;
  field: BenchJobOrderField;
};
export type matchingBenchJobsQuery$variables = {
  filter?: BenchJobFilter | null | undefined;
  orderBy?: BenchJobOrder | null | undefined;
};
export type matchingBenchJobsQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingBenchJobsQuery = {
  response: matchingBenchJobsQuery$data;
  variables: matchingBenchJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
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
      }
    ],
    "concreteType": "ListSelection",
    "kind": "LinkedField",
    "name": "benchJobSelection",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "matchingBenchJobsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "matchingBenchJobsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9fac84fed75f9f37f5015d883d5d0d4b13b876e2f0331260585ef6ddc10cbf8e",
    "metadata": {},
    "name": "matchingBenchJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3618e242f420bd2b2ba870d6cde7516d";

export default node;
