import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { compileCatalog, sectionsOfTexts } from "./catalogs.mjs"

/**
 * Writes the texts of the dashboard, a file per language and section.
 * @param {string} directory of the build
 * @param {readonly string[]} languages their codes
 * @returns {string} the address of these files below the dashboard's, with `%language%` and `%section%` in it. All have the
 *   same hash, so that the page does not have to name each of them
 */
export function writeTexts(directory, languages) {
  const sections = Object.entries(sectionsOfTexts())
  const files = languages.flatMap((language) => {
    const catalog = compileCatalog(language)
    return sections.map(([section, areas]) => ({
      name: `${language}-${section}`,
      text: `export default ${JSON.stringify(Object.fromEntries(areas.map((area) => [area, catalog[area]])))}\n`,
    }))
  })
  const all = createHash("sha256")
  for (const { text } of files) all.update(text)
  const hash = all.digest("hex").slice(0, 8).toUpperCase()
  for (const { name, text } of files)
    fs.writeFileSync(path.join(directory, "assets", `texts-${name}-${hash}.js`), text)
  return `./assets/texts-%language%-%section%-${hash}.js`
}
