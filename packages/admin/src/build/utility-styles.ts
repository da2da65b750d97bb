import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { utilitiesReset, utilitiesTheme } from "./utilities-theme.ts"

/** Class names that the dashboard has for something else. */
export const takenNames: ReadonlySet<string> = new Set(["table"])

/** What a class name of Tailwind can consist of. */
const likely = /^[!@\-a-z[][\w!@[\]&:>~+*().#%,/=<'$|-]*$/

/**
 * Writes the style sheet for Tailwind's class names in built extensions, as v1's build did: with the names of
 * `@medusajs/ui`, in the colors of the dashboard.
 * @param modules built JavaScript
 * @returns undefined when no module uses such a name
 * @since 0.1
 */
export async function utilityStyles(modules: readonly string[]): Promise<string | undefined> {
  const names = namesIn(modules)
  if (names.length === 0) return undefined
  const { compile } = await import("tailwindcss")
  const theme = path.join(
    path.dirname(createRequire(import.meta.url).resolve("tailwindcss/package.json")),
    "theme.css",
  )
  const { build } = await compile(
    `${fs.readFileSync(theme, "utf8")}\n${utilitiesTheme}\n@tailwind utilities;`,
  )
  const nothing = build([])
  const styles = build(names)
  return styles === nothing ? undefined : `${utilitiesReset}${styles}`
}

/** Words in the texts of modules that may be names of classes. */
function namesIn(modules: readonly string[]): string[] {
  const words = new Set<string>()
  for (const code of modules)
    for (const [, double, single, template] of withoutMap(code).matchAll(
      /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g,
    ))
      for (const word of (double ?? single ?? template ?? "").split(/\s+/))
        if (word.length < 150 && likely.test(word) && !takenNames.has(word)) words.add(word)
  return [...words].toSorted()
}

/** In development, a source map is at the end. */
function withoutMap(code: string): string {
  return code.replace(/^\/\/# sourceMappingURL=.*$/gm, "")
}
