import { join } from "node:path"
import { fileURLToPath } from "node:url"

const docs = fileURLToPath(new URL("../..", import.meta.url))

/** The scripts of the guides. */
export const scripts = join(docs, "user-guide")

/** The pages of the whole site. */
export const contentFolder = join(docs, "content")

/** Where pictures are served from, and where the snapshots beside them are kept. */
export const pictureFolder = join(docs, "public/pictures")
export const snapshotFolder = join(scripts, "snapshots")
