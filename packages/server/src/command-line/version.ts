import { readFileSync } from "node:fs"

/** The version of this package, read beside the bundle and beside the sources alike. */
export function version(): string {
  const places = ["../package.json", "../../package.json"].map((place) => new URL(place, import.meta.url))
  for (const place of places) {
    try {
      return (JSON.parse(readFileSync(place, "utf8")) as { version: string }).version
    } catch {
      continue
    }
  }
  return "unknown"
}
