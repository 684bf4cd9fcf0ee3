/**
 * @generated SignedSource<<47511ed22fb7d56fc4d4c9f58909ca28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProgress_job$data = {
  readonly benchStages: ReadonlyArray<{
    readonly code: number;
    readonly name: string;
  }>;
  readonly history: ReadonlyArray<{
    readonly action: string;
    readonly from: {
      readonly code: string;
    } | null | undefined;
  }>;
  readonly isOnBench: boolean;
  readonly needsApproval: boolean;
  readonly stage: {
    readonly code: number;
    readonly name: string;
  } | null | undefined;
  readonly status: {
    readonly code: string;
    readonly name: string;
  };
  readonly " $fragmentType": "JobProgress_job";
};
export type JobProgress_job$key = {
  readonly " $data"?: JobProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProgress_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProgress_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsApproval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnBench",
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
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "benchStages",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "0a2e2953ae1e00cd575db853689a81c8";

export default node;
