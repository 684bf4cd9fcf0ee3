/**
 * @generated SignedSource<<b0c1156dd1938818cedb8747daa657bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CapacityMeter_column$data = {
  readonly active: number;
  readonly capacity: number | null | undefined;
  readonly isOverCapacity: boolean;
  readonly stage: {
    readonly name: string;
  } | null | undefined;
  readonly waiting: number;
  readonly " $fragmentType": "CapacityMeter_column";
};
export type CapacityMeter_column$key = {
  readonly " $data"?: CapacityMeter_column$data;
  readonly " $fragmentSpreads": FragmentRefs<"CapacityMeter_column">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CapacityMeter_column",
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
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverCapacity",
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
  "type": "BenchColumn",
  "abstractKey": null
};

(node as any).hash = "0298969028543d17da3f884cdd86891e";

export default node;
