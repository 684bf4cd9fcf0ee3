/**
 * @generated SignedSource<<b8d03c645d6484b82ebae286088d5a2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProofs_job$data = {
  readonly allowedEdits: ReadonlyArray<string>;
  readonly proofVersions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProofViewer_job">;
  readonly " $fragmentType": "JobProofs_job";
};
export type JobProofs_job$key = {
  readonly " $data"?: JobProofs_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProofs_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProofs_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedEdits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProofVersion",
      "kind": "LinkedField",
      "name": "proofVersions",
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
      "name": "ProofViewer_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "4609ffd032cf0f5b2f1942dd3fb522b8";

export default node;
