/** Available shipping methods. */
export type Methods = readonly { readonly databaseId: number; readonly name: string }[];
