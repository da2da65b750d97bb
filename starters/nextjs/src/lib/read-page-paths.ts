import fs from "node:fs"
import path from "node:path"

/**
 * The addresses of all pages after the country, such as `products/[handle]`; the home page is the empty one. The page
 * that takes every other address is left out.
 * @param app the folder `src/app`
 */
export function readPagePaths(app: string): readonly string[] {
  const places = foldersIn(app).filter((name) => name === "[locale]" || isGroup(name))
  return places
    .flatMap((place) => pagesIn(path.join(app, isGroup(place) ? path.join(place, "[locale]") : place)))
    .toSorted()
}

function pagesIn(folder: string): readonly string[] {
  const own = fs.existsSync(path.join(folder, "page.tsx")) ? [""] : []
  const below = foldersIn(folder)
    .filter((name) => !name.startsWith("[..."))
    .flatMap((name) =>
      pagesIn(path.join(folder, name)).map((page) => joined(isGroup(name) ? "" : name, page)),
    )
  return [...own, ...below]
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("/")
}

function isGroup(name: string): boolean {
  return name.startsWith("(")
}

function foldersIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
