import * as z from 'zod/mini';

/** How the packed client looks before its platform told (resources/look.json). */
export const packagedLook = z.object({
  title: z.string(),
  /** #rrggbb; null: the client's own colour. */
  colour: z.nullable(z.string()),
  /** A picture as a data address; null: the client's own mark. */
  logo: z.nullable(z.string()),
});
export type PackagedLook = z.infer<typeof packagedLook>;

/** The configuration that a tenant has until its own one is known: name, colour and logo alone (001 §3). */
export function lookConfiguration({ title, colour, logo }: PackagedLook): unknown {
  return {
    websiteSetting: { pageTitle: title, ...(logo !== null && { pageLogo: logo }) },
    ...(colour !== null && { theme: { primaryColor: colour } }),
  };
}

/** Reads `look.json`; null without one. Throws on one that is no look: the installer is damaged. */
export function readLook(text: string | null): PackagedLook | null {
  return text === null ? null : z.parse(packagedLook, JSON.parse(text));
}
