import { builder } from '../schema/builder.ts';

/** Codes of lists whose look and views users keep: those that `gridCode` declared until the schema is built. */
export const GridCodeEnum = builder.enumType('GridCode', {
  description: 'Code of a list for which users save their settings and views.',
  values: {} as Record<string, { description: string }>,
});

/** Declares that users keep the look and the views of a list under a code. A `list` does so with its `grid`. */
export function gridCode(code: string, description: string): void {
  GridCodeEnum.updateConfig((config) => {
    if (code in config.values) throw new Error(`Two lists are kept under ${code}.`);
    const value = { description, pothosOptions: { description } };
    return { ...config, values: { ...config.values, [code]: value } };
  });
}
