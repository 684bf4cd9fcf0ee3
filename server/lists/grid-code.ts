import { builder } from '../schema/builder.ts';

/** Codes of lists whose columns and views users save, as declared by `gridCode`. */
export const GridCodeEnum = builder.enumType('GridCode', {
  description: 'Code of a list for which users save their settings and views.',
  values: {} as Record<string, { description: string }>,
});

/** Declares that users can save the columns and views of a list under a code. `list` does this for its `grid`. */
export function gridCode(code: string, description: string): void {
  GridCodeEnum.updateConfig((config) => {
    if (code in config.values) throw new Error(`Two lists are kept under ${code}.`);
    const value = { description, pothosOptions: { description } };
    return { ...config, values: { ...config.values, [code]: value } };
  });
}
