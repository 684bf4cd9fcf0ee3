/**
 * @generated SignedSource<<40bb6a38e1161d24fdc84a84f18b6149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitedAct = "ACCEPT" | "ANSWER" | "APPROVE" | "PAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WaitingPeople_for$data = {
  readonly act: WaitedAct | null | undefined;
  readonly canAsk: boolean;
  readonly people: ReadonlyArray<string>;
  readonly " $fragmentType": "WaitingPeople_for";
};
export type WaitingPeople_for$key = {
  readonly " $data"?: WaitingPeople_for$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingPeople_for">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingPeople_for",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "act",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canAsk",
      "storageKey": null
    }
  ],
  "type": "WaitingFor",
  "abstractKey": null
};

(node as any).hash = "99610e0b1e4d90eda604c81157fbf273";

export default node;
