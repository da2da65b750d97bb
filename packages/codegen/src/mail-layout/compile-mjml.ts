import { createRequire } from "node:module"

/** What MJML makes of a source, as far as it is used here. */
type Mjml = (
  source: string,
  options: {
    readonly fonts: Readonly<Record<string, string>>
    readonly keepComments: boolean
    readonly juiceOptions: { readonly applyAttributesTableElements: boolean }
    readonly validationLevel: "strict"
  },
) => Promise<{ readonly html: string }>

/** MJML has 199 packages, so `npm run mail-layout` installs it in a folder of its own. */
const require = createRequire(new URL("../../mjml/package.json", import.meta.url))

/**
 * Compiles MJML to HTML. No font is loaded from another server, and an unknown tag or attribute is an error.
 * @throws Error when MJML is not installed, or rejects the source
 */
export async function compileMjml(source: string): Promise<string> {
  const compile = require("mjml") as Mjml
  const { html } = await compile(source, {
    fonts: {},
    // They mark the parts.
    keepComments: true,
    // `align` of a caption means its place, not its text.
    juiceOptions: { applyAttributesTableElements: false },
    validationLevel: "strict",
  })
  return html
}
