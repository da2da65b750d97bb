import type { Guides } from "../content/guides-about.ts"
import type { PageSource } from "../content/page.ts"
import { SourceTree } from "./code/source-tree.ts"
import { readApi } from "./api/api-model.ts"
import { apiPages } from "./api/api-pages.tsx"
import { clientPages } from "./js-client/client-pages.tsx"
import { configurationPages } from "./configuration/configuration-pages.tsx"
import { errorPages } from "./errors/error-pages.tsx"
import { modulePages } from "./modules/module-pages.tsx"
import { reactPages } from "./react/react-pages.tsx"
import { servicePages } from "./services/service-pages.tsx"

/**
 * Every page that is made from the sources of the packages.
 * @param guides the guides that pages of operations link to
 * @throws Error when a docstring lacks what its page needs
 * @since 0.1
 */
export function codePages(guides: Guides): PageSource[] {
  const tree = new SourceTree()
  const api = readApi(tree, guides)
  return [
    ...modulePages(tree),
    ...errorPages(tree),
    ...configurationPages(tree),
    ...clientPages(tree, api),
    ...apiPages(api),
    ...reactPages(tree, api),
    ...servicePages(tree, api),
  ]
}
