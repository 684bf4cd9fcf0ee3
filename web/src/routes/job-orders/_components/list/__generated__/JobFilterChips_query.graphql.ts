/**
 * @generated SignedSource<<00b855ca3be07cfc5eade0ceca293fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobFilterChips_query$data = {
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
    readonly name: string;
  }>;
  readonly " $fragmentType": "JobFilterChips_query";
};
export type JobFilterChips_query$key = {
  readonly " $data"?: JobFilterChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFilterChips_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasCustomer"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ofCustomer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFilterChips_query",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/)
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
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Customer",
                      "kind": "LinkedField",
                      "name": "customer",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/)
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "cfad5e9e3eee4c8568a17c87ee83663b";

export default node;
