/**
 * @generated SignedSource<<341878d780c774854735349d173b14ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailKind = "CONSIGNMENT_DUE" | "JOB_LATE" | "JOB_SHIPPED" | "MENTIONED" | "ORDER_RECEIVED" | "PROOF_WAITING" | "QUOTE_EXPIRING" | "QUOTE_SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailSection_viewer$data = {
  readonly mailChoices: ReadonlyArray<{
    readonly isWanted: boolean;
    readonly kind: MailKind;
  }>;
  readonly " $fragmentType": "MailSection_viewer";
};
export type MailSection_viewer$key = {
  readonly " $data"?: MailSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailChoice",
      "kind": "LinkedField",
      "name": "mailChoices",
      "plural": true,
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
          "name": "isWanted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fb9f2b6e865026138b92a97e6b9be966";

export default node;
