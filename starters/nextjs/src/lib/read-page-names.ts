import fs from "node:fs"
import path from "node:path"

/** The first parts of the addresses of pages, after the country: the folders of `[locale]`, in groups too. */
export function readPageNames(app: string): readonly string[] {
  const places = foldersIn(app).filter((name) => name === "[locale]" || name.startsWith("("))
  const names = places.flatMap((place) =>
    foldersIn(path.join(app, place.startsWith("(") ? path.join(place, "[locale]") : place)),
  )
  return names.filter((name) => !name.startsWith("[")).toSorted()
}

function foldersIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
