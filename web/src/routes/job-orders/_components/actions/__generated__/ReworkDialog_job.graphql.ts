/**
 * @generated SignedSource<<970adfd4ac8e178ec172fafa3f0cf8bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReworkDialog_job$data = {
  readonly benchStages: ReadonlyArray<{
    readonly code: number;
    readonly name: string;
  }>;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "ReworkDialog_job";
};
export type ReworkDialog_job$key = {
  readonly " $data"?: ReworkDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReworkDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReworkDialog_job",
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
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "benchStages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "5235769e908710f000c91e77c77abebc";

export default node;
