import { createHash } from "node:crypto"
import { splitLayout, type Part, type Piece } from "./split-layout.ts"

/**
 * The source of the module that fills the parts of a layout.
 * @param source the MJML
 * @param html what MJML made of it
 */
export function renderLayout(source: string, html: string): string {
  const code = `import { markup, safeUrl, type Markup } from "./markup.ts"

type Value = string | number
type Slot = Markup | readonly Markup[] | undefined

/** The words of a direction of writing. */
export interface Sides {
  readonly direction: "ltr" | "rtl"
  readonly start: "left" | "right"
  readonly end: "left" | "right"
}

/** The parts of an email, for a direction of writing. Every value is escaped. */
export const createLayout = (sides: Sides) => ({
${splitLayout(html).map(functionOf).join("\n")}
})
`
  return `// Compiled from layout.mjml by npm run mail-layout. Do not edit.
// Checksum of both: ${checksumOf(source, code)}
${code}`
}

/** Notices a change of one of them without the other. */
export function checksumOf(source: string, code: string): string {
  return createHash("sha256").update(source).update(code).digest("hex")
}

function functionOf({ name, pieces }: Part): string {
  const members = new Set(pieces.map(memberOf).filter((member) => member !== undefined))
  const type = `{ ${[...members].join("; ")} }`
  return `  ${name}: (values: ${type}): Markup => markup\`${pieces.map(codeOf).join("")}\`,\n`
}

/** How the type of the values names a piece. */
function memberOf(piece: Piece): string | undefined {
  if (piece.kind === "slot") return `readonly ${piece.name}: Slot`
  if (piece.kind === "value") return `readonly ${piece.name}: ${piece.isUrl ? "string" : "Value"}`
}

function codeOf(piece: Piece): string {
  switch (piece.kind) {
    case "fixed":
      return piece.text.replace(/[\\`]|\$(?=\{)/g, "\\$&")
    case "value":
      return piece.isUrl ? `\${safeUrl(values.${piece.name})}` : `\${values.${piece.name}}`
    case "slot":
      return `\${values.${piece.name}}`
    case "side":
      return `\${sides.${piece.name}}`
  }
}
