import { fileURLToPath } from "node:url"

/** Directory of the repository. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url))
