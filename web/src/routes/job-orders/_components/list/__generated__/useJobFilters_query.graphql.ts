/**
 * @generated SignedSource<<3631b56136482d8a4959a967a9d6187a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useJobFilters_query$data = {
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
  readonly " $fragmentType": "useJobFilters_query";
};
export type useJobFilters_query$key = {
  readonly " $data"?: useJobFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useJobFilters_query">;
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
  "name": "useJobFilters_query",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tab",
          "storageKey": null
        }
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

(node as any).hash = "bf61f26d726fecbf56b4477151956b68";

export default node;
