import { directionOf } from "./direction.ts"
import { createLayout } from "./layout.gen.ts"
import type { Block, Letter, LetterRow } from "./letter.ts"
import type { Markup } from "./markup.ts"

/** What a document says besides its letter. */
export interface Framing {
  /** the store's name, at the end */
  readonly sender: string
  /** BCP 47 */
  readonly locale: string
  /** the words before an address that is shown beside a link */
  readonly openAddress: (url: string) => string
}

type Layout = ReturnType<typeof createLayout>

const layouts: Readonly<Record<ReturnType<typeof directionOf>, Layout>> = {
  ltr: createLayout({ direction: "ltr", start: "left", end: "right" }),
  rtl: createLayout({ direction: "rtl", start: "right", end: "left" }),
}

/**
 * A letter as an HTML document. It loads nothing from anywhere, and everything in it is escaped.
 * @since 0.1
 */
export function renderHtml({ subject, title, blocks }: Letter, framing: Framing): string {
  const { sender, locale } = framing
  const layout = layouts[directionOf(locale)]
  const parts = blocks.map((block) => blockMarkup(layout, block, framing))
  return layout.document({ subject, title, locale, sender, blocks: parts }).text
}

function blockMarkup(layout: Layout, block: Block, { openAddress }: Framing): Markup {
  switch (block.kind) {
    case "text":
      return paragraph(layout, block.text)
    case "link":
      return layout.link({ label: block.label, url: block.url, address: openAddress(block.url) })
    case "code":
      return layout.code({ label: block.label, code: block.code })
    case "lines":
      return layout.lines({ label: block.label, nextLines: nextLines(layout, block.lines) })
    case "table":
      return table(layout, block)
  }
}

/** Line breaks count, since they are how a writer breaks lines. */
function paragraph(layout: Layout, words: string): Markup {
  const [text = "", ...rest] = words.split("\n")
  return layout.text({ text, nextLines: nextLines(layout, rest) })
}

function nextLines(layout: Layout, lines: readonly string[]): Markup[] {
  return lines.map((line) => layout.nextLine({ line }))
}

function table(layout: Layout, block: Extract<Block, { kind: "table" }>): Markup {
  const { caption, heads, rows, sums = [] } = block
  const isPriced = [...rows, ...sums].some(({ amount }) => amount !== undefined)
  return layout.table({
    caption,
    item: heads.item,
    quantity: heads.quantity,
    amount: isPriced ? layout.amountHead({ amount: heads.amount }) : undefined,
    rows: rows.map(({ label, quantity = "", amount = "" }) =>
      layout.row({ label, quantity, amount: isPriced ? layout.amount({ amount }) : undefined }),
    ),
    foot: sums.length > 0 ? layout.foot({ sums: sumsMarkup(layout, sums) }) : undefined,
  })
}

/** The last sum is what it comes to. */
function sumsMarkup(layout: Layout, sums: readonly LetterRow[]): Markup[] {
  return sums.map(({ label, amount = "" }, at) =>
    at === sums.length - 1 ? layout.total({ label, amount }) : layout.sum({ label, amount }),
  )
}
