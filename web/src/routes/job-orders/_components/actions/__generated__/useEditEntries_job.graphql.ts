/**
 * @generated SignedSource<<4dad23fdf5f52c8fccb95922eb0b7c03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEditEntries_job$data = {
  readonly status: {
    readonly code: string;
  };
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
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "e3a30b46dcaf83fc505facbd4e2698e0";

export default node;
