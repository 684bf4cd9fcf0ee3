/**
 * @generated SignedSource<<ab4bd44b5b5617c3f6f39951a7836760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOrderView_job$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"BenchEntries_job" | "JobAddresses_job" | "JobDialogs_job" | "JobFacts_job" | "JobGallery_job" | "JobHeader_job" | "JobHistory_job" | "JobItems_job" | "JobMessages_job" | "JobOrderGroup_job" | "JobPrice_job" | "JobProgress_job" | "JobProofs_job" | "JobServices_job" | "NoteThread_subject">;
  readonly " $fragmentType": "JobOrderView_job";
};
export type JobOrderView_job$key = {
  readonly " $data"?: JobOrderView_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOrderView_job">;
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
  "name": "JobOrderView_job",
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
      "concreteType": "JobImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
      "name": "JobItems_job"
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
      "name": "JobPrice_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobGallery_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteThread_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobFacts_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobAddresses_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobOrderGroup_job"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobDialogs_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "8555bc91e19b7bcadff7a8afe1a4083d";

export default node;
