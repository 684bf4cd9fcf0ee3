/**
 * @generated SignedSource<<2025b09591e3c9c25c82c05e824ae0d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressBar_progress$data = {
  readonly inProduction: number;
  readonly percent: number;
  readonly pieces: number;
  readonly ready: number;
  readonly shipped: number;
  readonly " $fragmentType": "ProgressBar_progress";
};
export type ProgressBar_progress$key = {
  readonly " $data"?: ProgressBar_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressBar_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgressBar_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieces",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inProduction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ready",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    }
  ],
  "type": "OrderProgress",
  "abstractKey": null
};

(node as any).hash = "136be86cfef7158216d641890f913802";

export default node;
