import { compileCatalog } from "../../../scripts/catalogs.mjs"
import type { Compiled } from "./compiled.ts"

/** The English texts, read from the sources. Tests get these; the built dashboard gets loaded.ts in its place. */
export const catalog: Compiled = compileCatalog("en")
