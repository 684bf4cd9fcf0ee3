/**
 * @generated SignedSource<<0baf93e344d8b5f748956b072287c707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BenchCard_job$data = {
  readonly benchStages: ReadonlyArray<{
    readonly code: number;
    readonly missing: string | null | undefined;
  }>;
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly number: string;
  readonly quantity: number;
  readonly stage: {
    readonly isActive: boolean;
  } | null | undefined;
  readonly startBy: string | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"MoveMenu_job" | "PromiseMark_job">;
  readonly " $fragmentType": "BenchCard_job";
};
export type BenchCard_job$key = {
  readonly " $data"?: BenchCard_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchCard_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenchCard_job",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
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
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
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
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromiseMark_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveMenu_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "5deebe441c412f7deb26dd4e82b5496d";

export default node;
