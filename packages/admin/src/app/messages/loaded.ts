import { fileAddress } from "../base-path.ts"
import { catalogPath, currentLanguage } from "../language/language.ts"
import type { Compiled } from "./compiled.ts"
import { addTexts } from "./texts.ts"

const loading = new Map<string, Promise<void>>()

/**
 * Loads sections of the texts in the person's language, each once. Modules take their texts when they are loaded, so the
 * sections come before the modules. A section that cannot be loaded is English.
 * @throws where the English texts cannot be loaded either; the next call tries again
 */
export async function loadSections(sections: readonly string[]): Promise<void> {
  await Promise.all(sections.map((section) => loading.get(section) ?? load(section)))
}

function load(section: string): Promise<void> {
  const language = currentLanguage()
  const added = importSection(language, section)
    .catch((error: unknown) => {
      console.error(`The texts "${section}" in the language ${language} could not be loaded`, error)
      return importSection("en", section)
    })
    .then(addTexts)
  loading.set(section, added)
  added.catch(() => loading.delete(section))
  return added
}

async function importSection(language: string, section: string): Promise<Compiled> {
  const path = catalogPath(language, section)
  if (path === undefined) throw new Error(`The page does not name the texts "${section}" in ${language}`)
  const module = (await import(fileAddress(path))) as { default: Compiled }
  return module.default
}
