import { compileCatalog } from "../../../scripts/catalogs.mjs"
import { addTexts } from "./texts.ts"

/** The English texts, read from the sources. Tests get these; the built dashboard gets loaded.ts in its place. */
addTexts(compileCatalog("en"))

/** Every section is there from the beginning. */
export async function loadSections(_sections: readonly string[]): Promise<void> {}
