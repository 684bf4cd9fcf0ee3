/**
 * @generated SignedSource<<944ac43a2e207b3d776986a6412c4655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemakeDialog_job$data = {
  readonly id: string;
  readonly number: string;
  readonly remakeablePieces: number;
  readonly version: number;
  readonly " $fragmentType": "RemakeDialog_job";
};
export type RemakeDialog_job$key = {
  readonly " $data"?: RemakeDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemakeDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemakeDialog_job",
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
      "name": "number",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remakeablePieces",
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "80ab4a614430c056422b933528a750cc";

export default node;
