/**
 * @generated SignedSource<<5eaadd08cc81fe8b753b9606961f5c9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobHistory_job$data = {
  readonly currency: string;
  readonly history: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryEvent_event">;
  }>;
  readonly " $fragmentType": "JobHistory_job";
};
export type JobHistory_job$key = {
  readonly " $data"?: JobHistory_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobHistory_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobHistory_job",
  "selections": [
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
      "concreteType": "JobStatusEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HistoryEvent_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "aa440d203c81b9d43ab77e5cf484b5c0";

export default node;
