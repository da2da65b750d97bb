import { readFileSync } from "node:fs"

const manifest = readFileSync(new URL("../../../../package.json", import.meta.url), "utf8")

/** The version that the site describes, `0.1.0`. */
export const { version } = JSON.parse(manifest) as { version: string }
