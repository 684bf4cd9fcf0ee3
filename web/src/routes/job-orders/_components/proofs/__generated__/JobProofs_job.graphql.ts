/**
 * @generated SignedSource<<749998a0a55e159d57c3b5205b7cfef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProofs_job$data = {
  readonly allowedEdits: ReadonlyArray<string>;
  readonly proofs: ReadonlyArray<{
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
      "concreteType": "Proof",
      "kind": "LinkedField",
      "name": "proofs",
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

(node as any).hash = "7d7efcb7e305c7cd59e02448da589d78";

export default node;
