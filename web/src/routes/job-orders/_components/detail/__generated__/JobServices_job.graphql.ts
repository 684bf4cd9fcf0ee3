/**
 * @generated SignedSource<<88a9a2757ca3009c4f637af40e01a3d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobServices_job$data = {
  readonly services: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceList_job">;
  readonly " $fragmentType": "JobServices_job";
};
export type JobServices_job$key = {
  readonly " $data"?: JobServices_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobServices_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobServices_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServiceList_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "e1c6555d28756b2cfbf65beef029ecc9";

export default node;
