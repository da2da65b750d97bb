/**
 * A link for a customer, as emails have it.
 * @param link a URL, or a path in the storefront
 * @param storeUrl of the storefront; undefined where the server does not say it
 * @returns undefined where the storefront's address is needed and not known
 */
export function storefrontLink(link: string, storeUrl: string | undefined): string | undefined {
  if (URL.canParse(link)) return new URL(link).href
  if (storeUrl === undefined) return undefined
  const start = `${storeUrl.replace(/\/$/, "")}/`
  return URL.canParse(link, start) ? new URL(link, start).href : undefined
}
