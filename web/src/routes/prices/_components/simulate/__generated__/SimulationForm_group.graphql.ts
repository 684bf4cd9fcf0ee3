/**
 * @generated SignedSource<<01accfb6c75057cd00202865e5a73cc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimulationForm_group$data = ReadonlyArray<{
  readonly code: string;
  readonly name: string;
  readonly " $fragmentType": "SimulationForm_group";
}>;
export type SimulationForm_group$key = ReadonlyArray<{
  readonly " $data"?: SimulationForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimulationForm_group">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SimulationForm_group",
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
  "type": "ItemGroup",
  "abstractKey": null
};

(node as any).hash = "2812ca22d9ff6ce2f13ada8d7cc948fe";

export default node;
