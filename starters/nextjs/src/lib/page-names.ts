/** Set by `next.config.ts` when the storefront is built; empty during development, where any folder can be new. */
const pageNames = process.env.PAGE_NAMES ?? ""

/**
 * Whether a path with a country can belong to a page.
 * @param names the first parts of the addresses of pages, separated by commas; without any, every path can
 */
export function isPage(pathname: string, names = pageNames): boolean {
  const [, , name = ""] = pathname.split("/")
  return name === "" || names === "" || names.split(",").includes(name)
}
