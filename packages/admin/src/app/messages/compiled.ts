import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser"

/** Texts by name, as scripts/catalogs.mjs compiles them: those with parameters are parsed. */
export interface Compiled {
  readonly [name: string]: string | MessageFormatElement[] | Compiled
}
