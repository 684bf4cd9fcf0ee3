/**
 * @generated SignedSource<<25e24304f94db777e455ce696c7897c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BenchColumn_column$data = {
  readonly active: number;
  readonly capacity: number | null | undefined;
  readonly jobs: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BenchCard_job">;
  }>;
  readonly late: number;
  readonly stage: {
    readonly code: number;
    readonly name: string;
  } | null | undefined;
  readonly waiting: number;
  readonly " $fragmentSpreads": FragmentRefs<"CapacityMeter_column">;
  readonly " $fragmentType": "BenchColumn_column";
};
export type BenchColumn_column$key = {
  readonly " $data"?: BenchColumn_column$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchColumn_column">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenchColumn_column",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CapacityMeter_column"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOrder",
      "kind": "LinkedField",
      "name": "jobs",
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
          "name": "BenchCard_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BenchColumn",
  "abstractKey": null
};

(node as any).hash = "25b65dd7f874e91552ab7bcc36776bba";

export default node;
