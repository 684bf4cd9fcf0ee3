/**
 * @generated SignedSource<<9f6a724819932feaaa28b09f9146de84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeightDialog_job$data = {
  readonly actualWeight: string | null | undefined;
  readonly estimatedWeight: string;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "WeightDialog_job";
};
export type WeightDialog_job$key = {
  readonly " $data"?: WeightDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeightDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeightDialog_job",
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
      "name": "estimatedWeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actualWeight",
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "688f6e5a991fd735623620fcd3c4c446";

export default node;
