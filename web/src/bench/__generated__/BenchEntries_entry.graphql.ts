/**
 * @generated SignedSource<<8d06f0f66d6704f9f04f1a758338106d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BenchEntries_entry$data = {
  readonly finishedAt: string | null | undefined;
  readonly isOverTolerance: boolean;
  readonly loss: string | null | undefined;
  readonly lossPercent: string | null | undefined;
  readonly note: string | null | undefined;
  readonly stage: {
    readonly name: string;
  };
  readonly startedAt: string;
  readonly startedByName: string;
  readonly weightIn: string | null | undefined;
  readonly weightOut: string | null | undefined;
  readonly " $fragmentType": "BenchEntries_entry";
};
export type BenchEntries_entry$key = {
  readonly " $data"?: BenchEntries_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchEntries_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenchEntries_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loss",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lossPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverTolerance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "BenchEntry",
  "abstractKey": null
};

(node as any).hash = "ae31afe4207b2d4913dffdf73103f79e";

export default node;
