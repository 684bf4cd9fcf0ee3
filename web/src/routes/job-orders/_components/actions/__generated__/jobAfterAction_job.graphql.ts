/**
 * @generated SignedSource<<5ed21a629a034008ed6f6ab0eebdb726>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type jobAfterAction_job$data = {
  readonly actualWeight: string | null | undefined;
  readonly charges: ReadonlyArray<{
    readonly id: string;
    readonly kind: string;
  }>;
  readonly id: string;
  readonly orderGroup: {
    readonly id: string;
    readonly jobOrders: ReadonlyArray<{
      readonly id: string;
      readonly number: string;
      readonly status: {
        readonly colour: string;
        readonly id: string;
        readonly name: string;
      };
      readonly title: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"useChargeRows_order">;
  };
  readonly pickedUp: boolean;
  readonly services: ReadonlyArray<{
    readonly awaitsApproval: boolean;
    readonly id: string;
  }>;
  readonly shippedAt: string | null | undefined;
  readonly total: string | null | undefined;
  readonly totalIfApproved: string | null | undefined;
  readonly trackingNumber: string | null | undefined;
  readonly trackingUrl: string | null | undefined;
  readonly version: number;
  readonly weightDeviation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BenchEntries_job" | "ChargeLines_job" | "JobHeader_job" | "JobHistory_job" | "JobMessages_job" | "JobProgress_job" | "JobProofs_job" | "JobServices_job">;
  readonly " $fragmentType": "jobAfterAction_job";
};
export type jobAfterAction_job$key = {
  readonly " $data"?: jobAfterAction_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobAfterAction_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "jobAfterAction_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "name": "totalIfApproved",
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
      "name": "trackingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actualWeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightDeviation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pickedUp",
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
      "concreteType": "OrderCharge",
      "kind": "LinkedField",
      "name": "charges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitsApproval",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobHeader_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobMessages_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobProgress_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobServices_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobProofs_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChargeLines_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobHistory_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BenchEntries_job"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useChargeRows_order"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JobOrder",
          "kind": "LinkedField",
          "name": "jobOrders",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "concreteType": "Status",
              "kind": "LinkedField",
              "name": "status",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "colour",
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
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "29e2d10070761298950b2fd133b3421b";

export default node;
