/**
 * @generated SignedSource<<6d807536da988a23202afc7a43051fda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailDialog_mailing$data = {
  readonly contacts: ReadonlyArray<{
    readonly email: string;
    readonly isUsual: boolean;
    readonly name: string | null | undefined;
  }>;
  readonly " $fragmentType": "MailDialog_mailing";
};
export type MailDialog_mailing$key = {
  readonly " $data"?: MailDialog_mailing$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailDialog_mailing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailDialog_mailing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentContact",
      "kind": "LinkedField",
      "name": "contacts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
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
          "kind": "ScalarField",
          "name": "isUsual",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DocumentMailing",
  "abstractKey": null
};

(node as any).hash = "475d06857ac5fa5b04f3ae2177c6c067";

export default node;
