/** Set by `next.config.ts` when the storefront is built; empty during development, where any folder can be new. */
const pagePaths = process.env.PAGE_PATHS ?? ""

/**
 * Whether an address with a country can belong to a page.
 * @param paths the addresses of pages after the country, such as `products/[handle]`, separated by commas; without any,
 * every address can
 */
export function isPage(pathname: string, paths = pagePaths): boolean {
  if (paths === "") return true
  const parts = pathname.split("/").slice(2)
  if (parts.at(-1) === "") parts.pop()
  return paths.split(",").some((page) => matches(page === "" ? [] : page.split("/"), parts))
}

/** Addresses in emails of the server that are pages of the account here. */
const inEmails: Readonly<Record<string, string>> = { "/reset-password": "/account/reset-password" }

/** The page that an address without a country names. */
export function pageOfAddress(pathname: string): string {
  return inEmails[pathname.replace(/\/$/, "")] ?? pathname
}

function matches(page: readonly string[], parts: readonly string[]): boolean {
  return page.length === parts.length && page.every((name, at) => name.startsWith("[") || name === parts[at])
}
