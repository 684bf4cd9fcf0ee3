/**
 * @generated SignedSource<<b7409ef1cd01731152599c086a2ce768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromiseState = "AMBER" | "GREEN" | "RED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromiseMark_job$data = {
  readonly promiseState: PromiseState | null | undefined;
  readonly " $fragmentType": "PromiseMark_job";
};
export type PromiseMark_job$key = {
  readonly " $data"?: PromiseMark_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromiseMark_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromiseMark_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promiseState",
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "2c036c5ce178681f94304d3fa7b08511";

export default node;
