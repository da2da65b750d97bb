import type { Element, ElementContent, Root } from "hast"
import { toString } from "hast-util-to-string"

/** Terms that generated pages use in passing, and the pages that explain them. */
const terms: readonly (readonly [term: RegExp, route: string])[] = [
  [/\bpublishable (?:API )?keys?\b/, "/development/publishable-api-keys"],
  [/\bsales channels?\b/, "/modules/sales-channels/overview"],
  [/\bprice lists?\b/, "/modules/price-lists"],
  [/\bidempotency keys?\b/, "/api/idempotency"],
  [/\bdraft orders?\b/, "/modules/orders/draft-orders"],
  [/\border edits?\b/, "/modules/orders/admin/edit-order"],
  [/\bpayment (?:sessions?|collections?|providers?)\b/, "/modules/carts-and-checkout/payment"],
  [/\bfulfillment providers?\b/, "/modules/carts-and-checkout/shipping"],
  [/\bshipping profiles?\b/, "/modules/carts-and-checkout/shipping"],
  [/\bbatch jobs?\b/, "/development/batch-jobs"],
  [/\binventory items?\b/, "/modules/multiwarehouse/inventory-module"],
  [/\bAPI tokens?\b/, "/api/authentication#use-an-api-token"],
  [/\bsearch engine\b/, "/development/search/overview#use-a-search-provider"],
  [/\bline items?\b/, "/glossary#line-item"],
  [/\bmoney amounts?\b/, "/glossary#money-amount"],
  [/\binventory levels?\b/, "/glossary#inventory-level"],
]

/** Names in code font that generated pages use in passing. */
const names: ReadonlyMap<string, string> = new Map([
  ["x-publishable-api-key", "/api/authentication#limit-a-storefront-to-sales-channels"],
  ["x-medusa-access-token", "/api/authentication#use-an-api-token"],
  ["x-preview-token", "/api/admin/products/PostProductsProductPreview"],
  ["Idempotency-Key", "/api/idempotency"],
])

const textual: ReadonlySet<string> = new Set(["p", "li", "td"])
const closed: ReadonlySet<string> = new Set(["a", "pre", "th", "button", "form", "figure", "script"])
/** Messages of errors are quoted as responses have them. */
const quoted: ReadonlySet<string> = new Set(["error-index-message", "api-error-message"])

/**
 * Links the first mention of each term to the page that explains it, in paragraphs, lists and cells. A page that links
 * to the explanation already, or is it, stays as it is.
 * @param tree the text of a page; it is changed
 * @param route the page
 * @since 0.1
 */
export function linkTerms(tree: Root, route: string): void {
  const linked = new Set([route])
  collectLinks(tree, linked)
  linkBelow(tree, linked, false)
}

function collectLinks({ children }: Root | Element, linked: Set<string>): void {
  for (const child of children) {
    if (child.type !== "element") continue
    if (child.tagName === "a") linked.add(String(child.properties["href"]))
    collectLinks(child, linked)
  }
}

function linkBelow(node: Root | Element, linked: Set<string>, isTextual: boolean): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return isTextual ? linkedText(child.value, linked) : [child]
    if (child.type !== "element") return child.type === "comment" ? [child] : []
    if (child.tagName === "code") return [isTextual ? linkedName(child, linked) : child]
    if (isClosed(child)) return [child]
    linkBelow(child, linked, isTextual || textual.has(child.tagName))
    return [child]
  })
}

function isClosed({ tagName, properties }: Element): boolean {
  const classes = properties["className"]
  const isQuoted = Array.isArray(classes) && classes.some((name) => quoted.has(String(name)))
  return closed.has(tagName) || properties["dataTry"] !== undefined || isQuoted
}

/** A text in which each term that the page has not linked yet is a link. */
function linkedText(text: string, linked: Set<string>): ElementContent[] {
  for (const [term, route] of terms) {
    const found = linked.has(route) ? null : term.exec(text)
    if (!found) continue
    linked.add(route)
    const link = linkTo(route, [{ type: "text", value: found[0] }])
    const after = found.index + found[0].length
    return [...linkedText(text.slice(0, found.index), linked), link, ...linkedText(text.slice(after), linked)]
  }
  return text ? [{ type: "text", value: text }] : []
}

function linkedName(code: Element, linked: Set<string>): Element {
  const route = names.get(toString(code))
  if (!route || linked.has(route)) return code
  linked.add(route)
  return linkTo(route, [code])
}

function linkTo(route: string, children: ElementContent[]): Element {
  return { type: "element", tagName: "a", properties: { href: route }, children }
}
