/**
 * @generated SignedSource<<0f4df6b9fc9890bd8b0b4152a8ad04d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BenchEntries_job$data = {
  readonly benchEntries: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BenchEntries_entry">;
  }>;
  readonly " $fragmentType": "BenchEntries_job";
};
export type BenchEntries_job$key = {
  readonly " $data"?: BenchEntries_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchEntries_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenchEntries_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BenchEntry",
      "kind": "LinkedField",
      "name": "benchEntries",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BenchEntries_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "aa142810b6d883c96c5725da30996ee9";

export default node;
