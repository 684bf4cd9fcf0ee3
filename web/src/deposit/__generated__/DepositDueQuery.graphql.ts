/**
 * @generated SignedSource<<5670d564d329a40713799b2f5eeb1346>>
 * @relayHash bd2b495a0e989109290e6c7bc869fc23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7054ab4f30d40bc7f05ed9d8d0af2742245f2c1157d8cba6e02609044257a9e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitedAct = "ACCEPT" | "ANSWER" | "APPROVE" | "PAY" | "%future added value";
export type WaitedFor = "CUSTOMER" | "MANUFACTURER" | "VIEWER" | "%future added value";
export type DepositDueQuery$variables = {
  number: string;
};
export type DepositDueQuery$data = {
  readonly salesOrder: {
    readonly currency: string;
    readonly id: string;
    readonly number: string;
    readonly payment: {
      readonly balance: string;
      readonly requiredDue: string;
      readonly requiredPercent: string;
    } | null | undefined;
    readonly waitingFor: {
      readonly act: WaitedAct | null | undefined;
      readonly who: WaitedFor;
      readonly " $fragmentSpreads": FragmentRefs<"WaitingOn_for">;
    } | null | undefined;
  } | null | undefined;
};
export type DepositDueQuery = {
  response: DepositDueQuery$data;
  variables: DepositDueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "PaymentStanding",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiredDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiredPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "who",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "act",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DepositDueQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrder",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingFor",
            "kind": "LinkedField",
            "name": "waitingFor",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WaitingOn_for"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepositDueQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrder",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingFor",
            "kind": "LinkedField",
            "name": "waitingFor",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "people",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canAsk",
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
  "params": {
    "id": "a7054ab4f30d40bc7f05ed9d8d0af2742245f2c1157d8cba6e02609044257a9e",
    "metadata": {},
    "name": "DepositDueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3527e41c9feb37a4fd4cb14c19ad8149";

export default node;
