import { fileURLToPath } from "node:url"

/** What bundles of the islands take from another place: beside them lies the TanStack Query of v1's fixture. */
export const islandAlias = {
  "@tanstack/react-query": fileURLToPath(
    new URL("../../../../packages/medusa-react/node_modules/@tanstack/react-query", import.meta.url),
  ),
}
