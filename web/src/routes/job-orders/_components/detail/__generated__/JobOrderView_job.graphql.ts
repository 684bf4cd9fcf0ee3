/**
 * @generated SignedSource<<450404aacf212181fe335210d9ebeb21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOrderView_job$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"BenchEntries_job" | "JobAddresses_job" | "JobDialogs_job" | "JobFacts_job" | "JobGallery_job" | "JobHeader_job" | "JobHistory_job" | "JobItems_job" | "JobMessages_job" | "JobOrderGroup_job" | "JobPrice_job" | "JobProgress_job" | "JobProofs_job" | "JobServices_job" | "NoteThread_subject">;
  readonly " $fragmentType": "JobOrderView_job";
};
export type JobOrderView_job$key = {
  readonly " $data"?: JobOrderView_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOrderView_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobOrderView_job",
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
      "name": "version",
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

(node as any).hash = "02b7285f9769f139be6dd1a32cc4f099";

export default node;
