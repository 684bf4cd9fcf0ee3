/**
 * @generated SignedSource<<e6e1cbb30a250a647d4834907c8482b6>>
 * @relayHash f9536ef5ff31d83a616da2007ac29cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1baecb00b90710c706e0569197864bb73b36491e946fe8c63494f6a9cc5b9f6c

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
  readonly benchJobSelection: {
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
    "alias": null,
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
    "id": "1baecb00b90710c706e0569197864bb73b36491e946fe8c63494f6a9cc5b9f6c",
    "metadata": {},
    "name": "matchingBenchJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af7aa40e21f53c3a0884fa25be38112c";

export default node;
