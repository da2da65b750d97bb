import GithubSlugger from "github-slugger"
import type { Element, Root } from "hast"
import { toString } from "hast-util-to-string"
import rehypeParse from "rehype-parse"
import rehypeStringify from "rehype-stringify"
import { unified } from "unified"
import { CONTINUE, EXIT, SKIP, visit } from "unist-util-visit"
import type { Article, TocEntry } from "../content/page.ts"
import { linkTerms } from "./link-terms.ts"
import { toMarkdown } from "./to-markdown.ts"

const parser = unified().use(rehypeParse, { fragment: true })
const printer = unified().use(rehypeStringify, { allowDangerousHtml: true })

/**
 * Finishes a page's text, wherever it came from: headings get ids and links to themselves and leave out
 * no level, tables a frame that scrolls, links to other sites their `rel`; the contents list and the Markdown twin are read off.
 * @param html the rendered text, without the title
 * @param generated the address of a page that is generated from the code: its text gets links to the terms it mentions
 * @since 0.1
 */
export function finishArticle(html: string, generated?: string): Article {
  const tree = parser.parse(html)
  if (generated) linkTerms(tree, generated)
  raiseFirstHeadings(tree)
  nameOtherPort(tree, html)
  const markdown = toMarkdown(tree)
  const toc = addHeadingIds(tree)
  frameTables(tree)
  markForeignLinks(tree)
  return { html: printer.stringify(tree), markdown, toc }
}

/** Steps without an `h2` above them follow the title: no level is skipped. */
function raiseFirstHeadings(tree: Root): void {
  visit(tree, "element", (node) => {
    if (node.tagName === "h2") return EXIT
    if (node.tagName === "h3") node.tagName = "h2"
    return CONTINUE
  })
}

const otherPort =
  "If your project printed another port when it started, for example because the demo store also runs, replace 9000 with it."

/** A reader whose demo store runs has the project on another port: said once, below the first address of the project. */
function nameOtherPort(tree: Root, html: string): void {
  const text = toString(tree)
  const isOfProject = text.includes("create-medusa-app") || /href="\/create-medusa-app["#]/.test(html)
  if (!isOfProject || /port 9001|(?:shows?|prints?) another port|by default http:/.test(text)) return
  const isBlock = ({ tagName }: Element) => ["figure", "p", "ul", "ol", "table"].includes(tagName)
  const note: Element = {
    type: "element",
    tagName: "p",
    properties: { className: ["port-note"] },
    children: [{ type: "text", value: otherPort }],
  }
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined || !isBlock(node) || !toString(node).includes("localhost:9000"))
      return CONTINUE
    parent.children.splice(index + 1, 0, note)
    return EXIT
  })
}

function addHeadingIds(tree: Root): TocEntry[] {
  const slugger = new GithubSlugger()
  const toc: TocEntry[] = []
  visit(tree, "element", (node) => {
    if (!/^h[2-4]$/.test(node.tagName) || node.properties["dataPlain"] !== undefined) return
    const text = toString(node)
    const id = typeof node.properties["id"] === "string" ? node.properties["id"] : slugger.slug(text)
    node.properties["id"] = id
    const depth = Number(node.tagName[1])
    if (depth === 2 || depth === 3) toc.push({ id, text, depth })
    node.children.push(anchorTo(id, text))
    return SKIP
  })
  return toc
}

function anchorTo(id: string, text: string): Element {
  const properties = { href: `#${id}`, className: ["anchor"], ariaLabel: `Link to “${text}”` }
  return { type: "element", tagName: "a", properties, children: [] }
}

/** A frame is a region that screen readers list, so each needs a unique name: the heading above it. */
function frameTables(tree: Root): void {
  const counts = new Map<string, number>()
  let heading = ""
  visit(tree, "element", (node, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName)) heading = ` in “${toString(node)}”`
    if (node.tagName !== "table" || !parent || index === undefined) return
    const count = (counts.get(heading) ?? 0) + 1
    counts.set(heading, count)
    const ariaLabel = `Table${count > 1 ? ` ${count}` : ""}${heading}`
    nameColumns(node)
    const properties = { className: ["table-frame"], tabIndex: 0, role: "region", ariaLabel }
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties,
      children: [node],
    }
    return SKIP
  })
}

/** Three columns with so many characters do not fit beside each other on a phone. */
const mostOnPhone = 34

/** Cells of a wide table name their columns: on a phone, each row is read from top to bottom. Tables with a class do it their way. */
function nameColumns(table: Element): void {
  const rows = rowsOf(table)
  const [head = [], ...body] = rows
  const isWide = sum(head.map((_, i) => Math.max(...rows.map((row) => textOf(row[i]).length)))) > mostOnPhone
  if (table.properties["className"] || head.length < 3 || body.length === 0 || !isWide) return
  table.properties["className"] = ["stacked"]
  for (const row of body)
    for (const [i, cell] of row.entries()) if (i > 0) cell.properties["dataColumn"] = textOf(head[i])
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, "element", (node) => {
    if (node.tagName !== "tr") return CONTINUE
    rows.push(node.children.filter((child) => child.type === "element"))
    return SKIP
  })
  return rows
}

function textOf(cell: Element | undefined): string {
  return cell ? toString(cell).trim() : ""
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function markForeignLinks(tree: Root): void {
  visit(tree, "element", (node) => {
    if (node.tagName === "a" && /^https?:/.test(String(node.properties["href"])))
      node.properties["rel"] = ["noreferrer"]
  })
}
