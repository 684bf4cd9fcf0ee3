/**
 * @generated SignedSource<<cd294ac05086af5449872538a64bcd61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalSummary_job$data = {
  readonly charges: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly id: string;
    readonly kind: string;
    readonly name: string;
  }>;
  readonly currency: string;
  readonly lineTotal: string | null | undefined;
  readonly number: string;
  readonly pendingApprovals: ReadonlyArray<{
    readonly serviceTypeCode: string;
    readonly totalIfApproved: string | null | undefined;
  }>;
  readonly quantity: number;
  readonly services: ReadonlyArray<{
    readonly awaitsApproval: boolean;
    readonly id: string;
    readonly price: string | null | undefined;
    readonly serviceType: {
      readonly code: string;
      readonly name: string;
    };
  }>;
  readonly title: string;
  readonly totalIfApproved: string | null | undefined;
  readonly " $fragmentType": "ApprovalSummary_job";
};
export type ApprovalSummary_job$key = {
  readonly " $data"?: ApprovalSummary_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalSummary_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalIfApproved",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalSummary_job",
  "selections": [
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTotal",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingApproval",
      "kind": "LinkedField",
      "name": "pendingApprovals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceTypeCode",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitsApproval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "serviceType",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            (v2/*:: as any*/)
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

(node as any).hash = "4b5dc282e23b56ef8eca9d40ad48e404";

export default node;
