/**
 * @generated SignedSource<<7c7418094da85de8ceea567ca0ad08f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobGallery_job$data = {
  readonly images: ReadonlyArray<{
    readonly caption: string;
    readonly id: string;
    readonly thumbnailUrl: string;
    readonly url: string;
  }>;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "c6b6709e1581c2bb346b05aace296148";

export default node;
