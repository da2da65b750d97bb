import { fileAddress } from "../base-path.ts"
import { catalogPath } from "../language/language.ts"
import type { Compiled } from "./compiled.ts"

/** The texts in the person's language. They are loaded before any module that uses them. */
export let catalog: Compiled = {}

/** Loads the texts in this language. Without them, the dashboard speaks English. */
export async function loadCatalog(language: string): Promise<void> {
  catalog = await importCatalog(language).catch((error: unknown) => {
    console.error(`The texts in the language ${language} could not be loaded`, error)
    return importCatalog("en")
  })
}

async function importCatalog(language: string): Promise<Compiled> {
  const path = catalogPath(language)
  if (path === undefined) throw new Error(`The page does not name a catalog for ${language}`)
  const module = (await import(fileAddress(path))) as { default: Compiled }
  return module.default
}
