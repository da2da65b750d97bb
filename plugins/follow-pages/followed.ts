import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { routeOf } from "../testing/plugin-pages.ts"
import { stepsOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"

const file = path.join(import.meta.dirname, "followed.json")

/** The pages that `npm run plugin-pages` has followed: a digest of the steps of each, and the day. */
export type Followed = Readonly<Record<string, { readonly steps: string; readonly day: string }>>

/** What the last runs have followed. */
export function readFollowed(): Followed {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as Followed) : {}
}

/** The digest of everything that a page asks its reader to do. */
export function digestOf(page: string): string {
  return createHash("sha256")
    .update(JSON.stringify(stepsOf(routeOf(page))))
    .digest("hex")
    .slice(0, 16)
}

/** Writes down that a page was followed to its end, as it is now. */
export function recordFollowed(page: string): void {
  const day = new Date().toISOString().slice(0, 10)
  const followed = { ...readFollowed(), [page]: { steps: digestOf(page), day } }
  const sorted = Object.fromEntries(Object.entries(followed).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
