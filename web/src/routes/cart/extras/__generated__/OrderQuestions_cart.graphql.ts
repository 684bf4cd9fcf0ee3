/**
 * @generated SignedSource<<ff6101c2d4aac4c1bea3af7af6b6737e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderQuestions_cart$data = {
  readonly attributes: ReadonlyArray<{
    readonly attributeId: number;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "OrderQuestions_cart";
};
export type OrderQuestions_cart$key = {
  readonly " $data"?: OrderQuestions_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderQuestions_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderQuestions_cart",
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
      "concreteType": "Choice",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "optionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "bd3a890d18f32c269dda3985f303e3ae";

export default node;
