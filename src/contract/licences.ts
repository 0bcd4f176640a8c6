import * as z from 'zod/mini';

/** What the build writes beside the page: the packages in the client and the texts of their licences. */
export const licencesSchema = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** SPDX expression of its package.json; null: it names none. */
      licence: z.nullable(z.string()),
      /** Index into `texts`; null: it ships none. */
      text: z.nullable(z.int()),
    }),
  ),
  texts: z.array(z.string()),
});

export type Licences = z.infer<typeof licencesSchema>;
