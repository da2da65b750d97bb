import type { PageSource } from "../content/page.ts"
import { SourceTree } from "./code/source-tree.ts"
import { clientPages } from "./js-client/client-pages.tsx"
import { errorPages } from "./errors/error-pages.tsx"
import { modulePages } from "./modules/module-pages.tsx"

/**
 * Every page that is made from the sources of the packages.
 * @throws Error when a docstring lacks what its page needs
 * @since 0.2
 */
export function codePages(): PageSource[] {
  const tree = new SourceTree()
  return [...modulePages(tree), ...errorPages(tree), ...clientPages(tree)]
}
