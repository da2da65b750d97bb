import type { Block, Letter, LetterRow } from "./letter.ts"

/**
 * A letter as plain text.
 * @param sender the shop's name, at the end
 * @since 0.1
 */
export function renderText({ title, blocks }: Letter, sender: string): string {
  return `${[title, ...blocks.map(blockText), `-- \n${sender}`].join("\n\n")}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text
    case "link":
      return `${block.label}:\n${block.url}`
    case "code":
      return `${block.label}: ${block.code}`
    case "lines":
      return [`${block.label}:`, ...block.lines].join("\n")
    case "table":
      return [`${block.caption}:`, ...[...block.rows, ...(block.sums ?? [])].map(rowText)].join("\n")
  }
}

function rowText({ label, quantity, amount }: LetterRow): string {
  const units = quantity === undefined ? "" : `${quantity} x `
  return `  ${units}${label}${amount === undefined ? "" : `: ${amount}`}`
}
