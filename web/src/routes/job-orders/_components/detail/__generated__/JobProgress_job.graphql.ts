/**
 * @generated SignedSource<<753e41d7121f711ea62b16c32795859a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobMilestone = "APPROVAL" | "ORDERED" | "PRODUCTION" | "QUALITY_CHECK" | "READY" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobProgress_job$data = {
  readonly benchStageIndex: number | null | undefined;
  readonly benchStages: ReadonlyArray<{
    readonly code: number;
    readonly name: string;
  }>;
  readonly progress: {
    readonly completed: number;
    readonly milestones: ReadonlyArray<JobMilestone>;
  } | null | undefined;
  readonly stage: {
    readonly name: string;
  } | null | undefined;
  readonly status: {
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
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
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
      "concreteType": "JobProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "milestones",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed",
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
      "kind": "ScalarField",
      "name": "benchStageIndex",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "benchStages",
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
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "09649f452c2fce8d5de417df0c3a6051";

export default node;
