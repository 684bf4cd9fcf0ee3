/**
 * @generated SignedSource<<13af6392449e8edb572db08e7155c3f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEditEntries_job$data = {
  readonly allowedEdits: ReadonlyArray<string>;
  readonly " $fragmentType": "useEditEntries_job";
};
export type useEditEntries_job$key = {
  readonly " $data"?: useEditEntries_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditEntries_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEditEntries_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedEdits",
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "394beda8859ea0ba5eb3d2ce4d782841";

export default node;
