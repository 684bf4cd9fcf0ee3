/**
 * @generated SignedSource<<fd23bf0f458a194e873f11492de6a8e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobGallery_job$data = {
  readonly allowedEdits: ReadonlyArray<string>;
  readonly images: ReadonlyArray<{
    readonly caption: string;
    readonly id: string;
    readonly isBig: boolean;
    readonly thumbnailUrl: string;
    readonly url: string;
  }>;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "JobGallery_job";
};
export type JobGallery_job$key = {
  readonly " $data"?: JobGallery_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobGallery_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobGallery_job",
  "selections": [
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
      "name": "allowedEdits",
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBig",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "0c1df90d661737afcc78bb986e30ab9e";

export default node;
