/**
 * @generated SignedSource<<a052aa7f2e6fca5318d37d6262cfd921>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimulatedPieces_simulation$data = {
  readonly currency: string;
  readonly pieces: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly price: {
      readonly after: string;
      readonly before: string;
      readonly difference: string;
      readonly differencePercent: string | null | undefined;
      readonly marginAfter: string | null | undefined;
      readonly marginBefore: string | null | undefined;
      readonly marginIfKept: string | null | undefined;
    };
  }>;
  readonly unpriced: number;
  readonly " $fragmentType": "SimulatedPieces_simulation";
};
export type SimulatedPieces_simulation$key = {
  readonly " $data"?: SimulatedPieces_simulation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimulatedPieces_simulation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimulatedPieces_simulation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpriced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatedPiece",
      "kind": "LinkedField",
      "name": "pieces",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SimulatedPrice",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "difference",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "differencePercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marginBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marginAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marginIfKept",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceSimulation",
  "abstractKey": null
};

(node as any).hash = "0331b8151feeb7ec69f2bfdfd1855a21";

export default node;
