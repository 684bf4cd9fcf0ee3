/**
 * @generated SignedSource<<d4aec617456856a8a29b67da6b5e387e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BenchMoveKind = "FINISH" | "START" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BenchMoveForm_job$data = {
  readonly benchEntries: ReadonlyArray<{
    readonly weightIn: string | null | undefined;
    readonly weightOut: string | null | undefined;
  }>;
  readonly benchMove: {
    readonly isWeighed: boolean;
    readonly kind: BenchMoveKind;
    readonly missing: string | null | undefined;
    readonly stage: {
      readonly name: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "BenchMoveForm_job";
};
export type BenchMoveForm_job$key = {
  readonly " $data"?: BenchMoveForm_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchMoveForm_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenchMoveForm_job",
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
      "concreteType": "BenchMove",
      "kind": "LinkedField",
      "name": "benchMove",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWeighed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    },
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
          "name": "weightIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weightOut",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "c6ac42666635e4168a8f9fa9ec5540ac";

export default node;
