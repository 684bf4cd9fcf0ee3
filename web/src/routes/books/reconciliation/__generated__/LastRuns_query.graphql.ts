/**
 * @generated SignedSource<<5a1c41f7a26f89b9670d361d7c774096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentGatewayCode = "NMI" | "PAYPAL" | "SQUARE" | "%future added value";
export type ReconciliationRunState = "DONE" | "FAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LastRuns_query$data = {
  readonly reconciliationRuns: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chargeCount: number | null | undefined;
        readonly createdAt: string;
        readonly findingCount: number | null | undefined;
        readonly from: string;
        readonly gateway: PaymentGatewayCode;
        readonly id: string;
        readonly newCount: number | null | undefined;
        readonly state: ReconciliationRunState;
        readonly transactionCount: number | null | undefined;
        readonly until: string;
        readonly user: {
          readonly fullName: string;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "LastRuns_query";
};
export type LastRuns_query$key = {
  readonly " $data"?: LastRuns_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastRuns_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastRuns_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "ReconciliationRunConnection",
      "kind": "LinkedField",
      "name": "reconciliationRuns",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReconciliationRunEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ReconciliationRun",
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
                  "name": "gateway",
                  "storageKey": null
                },
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
                  "name": "until",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "transactionCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "chargeCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "findingCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newCount",
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
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "user",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "fullName",
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
      ],
      "storageKey": "reconciliationRuns(first:6)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "65216a4ce0b3648bc5a19b18b4e9dc7f";

export default node;
