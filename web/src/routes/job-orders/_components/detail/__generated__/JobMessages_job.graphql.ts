/**
 * @generated SignedSource<<fc2f4a8abef3a308168c557db62fe951>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobMessages_job$data = {
  readonly cancelReason: string | null | undefined;
  readonly declineReason: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly actingBy: {
      readonly id: string;
    } | null | undefined;
    readonly action: string;
    readonly reason: string | null | undefined;
    readonly to: {
      readonly name: string;
    };
    readonly user: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly id: string;
  readonly number: string;
  readonly orderGroup: {
    readonly salesOrderNumber: string | null | undefined;
  };
  readonly remadeFrom: {
    readonly number: string;
  } | null | undefined;
  readonly remake: {
    readonly number: string;
  } | null | undefined;
  readonly reorderedFrom: {
    readonly number: string;
  } | null | undefined;
  readonly reworkReason: string | null | undefined;
  readonly status: {
    readonly code: string;
  };
  readonly undoableUntil: string | null | undefined;
  readonly " $fragmentType": "JobMessages_job";
};
export type JobMessages_job$key = {
  readonly " $data"?: JobMessages_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobMessages_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobMessages_job",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reworkReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesOrderNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOrder",
      "kind": "LinkedField",
      "name": "remake",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOrder",
      "kind": "LinkedField",
      "name": "remadeFrom",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOrder",
      "kind": "LinkedField",
      "name": "reorderedFrom",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStatusEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "actingBy",
          "plural": false,
          "selections": (v3/*:: as any*/),
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

(node as any).hash = "490731178487f88b18ca74882da21e08";

export default node;
