import type { Element, Root } from "hast"
import { toString } from "hast-util-to-string"
import type { Handle, State } from "hast-util-to-mdast"
import type { Blockquote, Code, List, ListItem, Paragraph, PhrasingContent } from "mdast"
import rehypeRemark from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"

/**
 * The rendered text of a page as Markdown: code blocks as fences, callouts as quotes, tabs under their labels.
 * @since 0.1
 */
export function toMarkdown(tree: Root): string {
  const processor = unified()
    .use(rehypeRemark, {
      handlers: { figure, aside, section, div, "cell-break": cellBreak, script: () => undefined },
    })
    .use(remarkGfm)
    .use(remarkStringify, { bullet: "-", rule: "-" })
  const markdown = processor.runSync(prepared(tree))
  return processor.stringify(markdown)
}

/**
 * A copy in which code has no element per token, and cells have no blocks. Markdown shows none of the tokens, and most
 * elements of a page are such tokens: with them, this step took a third of the time of a build.
 */
function prepared<N extends Root | Root["children"][number]>(node: N): N {
  if (!("children" in node)) return node
  return { ...node, children: childrenOf(node) }
}

type Parent = Extract<Root | Root["children"][number], { children: unknown }>

function childrenOf(node: Parent): Root["children"] {
  if (node.type !== "element") return preparedEach(node.children)
  if (node.tagName === "pre") return [{ type: "text", value: toString(node) }]
  return preparedEach(node.tagName === "td" ? inOneLine(node) : node.children)
}

function preparedEach(nodes: Root["children"]): Root["children"] {
  return nodes.map(prepared)
}

const figure: Handle = (state, node: Element) => {
  const picture = pictureOf(node)
  if (picture) return picture
  const language = node.properties["dataLanguage"]
  if (typeof language !== "string") return drawingInWords(node) ?? state.all(node)
  const pre = find(node, "pre")
  const code: Code = { type: "code", lang: language, value: pre ? toString(pre) : "" }
  const head = find(node, "figcaption")
  // Beside the title stand buttons.
  const caption = head && find(head, "span")
  const title = caption ? toString(caption).trim() : ""
  if (!title || title === language) return code
  // Plain text would escape the brackets of a path.
  const name: PhrasingContent = { type: /^\S*[./]\S*$/.test(title) ? "inlineCode" : "text", value: title }
  return [{ type: "paragraph", children: [name, { type: "text", value: ":" }] }, code]
}

/** Of a picture that there is light and dark, the light one. */
function pictureOf(figure: Element): Paragraph | undefined {
  const { src, alt } =
    (figure.properties["dataScreenshot"] !== undefined && find(figure, "img")?.properties) || {}
  if (typeof src !== "string" || typeof alt !== "string") return undefined
  return { type: "paragraph", children: [{ type: "image", url: src, alt }] }
}

/** A diagram is what it tells those who cannot see it: a list under its title. */
function drawingInWords(figure: Element): [Paragraph, List] | undefined {
  const words = find(figure, "svg")?.properties["ariaLabel"]
  const caption = find(figure, "figcaption")
  if (typeof words !== "string" || !caption) return undefined
  const items = words.split("; ").map((text): ListItem => {
    const children: Paragraph[] = [{ type: "paragraph", children: [{ type: "text", value: text }] }]
    return { type: "listItem", spread: false, children }
  })
  const title: Paragraph = {
    type: "paragraph",
    children: [{ type: "text", value: `${toString(caption)}:` }],
  }
  return [title, { type: "list", ordered: false, spread: false, children: items }]
}

const aside: Handle = (state, node: Element) => {
  const quote: Blockquote = { type: "blockquote", children: blocksOf(state, node) }
  return quote
}

const section: Handle = (state, node: Element) => state.all(node)

/** A cell of a Markdown table has one line, so its blocks are separated by an HTML line break. */
function inOneLine(cell: Element): Element["children"] {
  const separator: Element = { type: "element", tagName: "cell-break", properties: {}, children: [] }
  return linesOf(cell).flatMap((line, at) => (at > 0 ? [separator, ...line] : line))
}

const cellBreak: Handle = () => {
  const separator: PhrasingContent = { type: "html", value: "<br>" }
  return separator
}

const blocks: ReadonlySet<string> = new Set(["details", "div", "li", "ol", "p", "summary", "ul"])

/** The nodes of an element by line: each block is on its own, and neighbors that are not blocks share one. */
function linesOf({ children }: Element): readonly Element["children"][] {
  const lines: Element["children"][] = []
  let open: Element["children"] | undefined
  for (const child of children) {
    if (child.type === "element" && blocks.has(child.tagName)) {
      open = undefined
      lines.push(...linesOf(child))
    } else if (open) open.push(child)
    else if (child.type !== "text" || child.value.trim()) lines.push((open = [child]))
  }
  return lines
}

/** Cards read as a list: title, then sentence. */
const div: Handle = (state, node: Element) => {
  // What runs in a page runs in no text.
  if (node.properties["dataTry"] !== undefined) return undefined
  if (!String(node.properties["className"] ?? "").startsWith("cards")) return state.all(node)
  const children = node.children.filter((child) => child.type === "element").map(listItemOf)
  return { type: "list", ordered: false, spread: false, children }
}

function listItemOf(card: Element): ListItem {
  const text = (className: string): string => {
    const part = card.children.find(
      (c) => c.type === "element" && c.properties["className"]?.toString() === className,
    )
    return part?.type === "element" ? toString(part) : ""
  }
  const title = { type: "text" as const, value: text("card-title") }
  const children: PhrasingContent[] = [
    { type: "link", url: String(card.properties["href"]), children: [title] },
  ]
  if (text("card-text")) children.push({ type: "text", value: `: ${text("card-text")}` })
  return { type: "listItem", spread: false, children: [{ type: "paragraph", children }] }
}

function blocksOf(state: State, node: Element): Blockquote["children"] {
  return state.toFlow(state.all(node))
}

function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue
    if (child.tagName === tagName) return child
    const inner = find(child, tagName)
    if (inner) return inner
  }
  return undefined
}
