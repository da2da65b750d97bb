import { assertPlaces } from "./assert-places.ts"

/** A stretch of a part: HTML as it is, a value, a place for other parts, or a word that depends on the direction. */
export type Piece =
  | { readonly kind: "fixed"; readonly text: string }
  | { readonly kind: "value"; readonly name: string; readonly isUrl: boolean }
  | { readonly kind: "slot"; readonly name: string }
  | { readonly kind: "side"; readonly name: "direction" | "start" | "end" }

/** A part of the layout. */
export interface Part {
  readonly name: string
  readonly pieces: readonly Piece[]
}

/** A part or a slot that is not closed yet. */
interface Open {
  readonly kind: "part" | "slot"
  readonly name: string
  readonly pieces: Piece[]
}

/** `<!-- part NAME -->` and `<!-- slot NAME -->`, and what closes them */
const mark = /<!-- (?:(part|slot) (\w+)|\/(part|slot)) -->/

/**
 * Splits compiled HTML into its parts. What is around all of them is the part `document`.
 * @throws Error when marks do not match, a slot contains text, two parts have one name, or a value is in a place where
 * escaping is not enough
 */
export function splitLayout(html: string): Part[] {
  const parts: Part[] = []
  const open: Open[] = [{ kind: "part", name: "document", pieces: [] }]
  const texts = compact(html).split(mark)
  for (let at = 0; at < texts.length; at += 4) {
    const [text, kind, name, closed] = texts.slice(at, at + 4)
    addText(open.at(-1)!, text ?? "")
    if (kind && name) open.push(openIn(open.at(-1)!, kind, name))
    if (closed) parts.push(...closeLast(open, closed))
  }
  if (open.length > 1) throw new Error(`${open.at(-1)!.name} is not closed`)
  return assertNames([...open, ...parts]).map(({ name, pieces }) => ({ name, pieces }))
}

/** Removes the white space that no email program shows. */
function compact(html: string): string {
  return html
    .replace(/(?<=<style[^>]*>)[^<]*|(?<= style=")[^"]*/g, compactStyles)
    .replace(/\s*\n\s*/g, "\n")
    .trim()
}

function compactStyles(css: string): string {
  const short = css.replace(/\s+/g, " ").replace(/ ?([{};:,>!]) ?/g, "$1")
  return short.replace(/;(?=\}|$)/g, "").trim()
}

function openIn(parent: Open, kind: string, name: string): Open {
  if (kind === parent.kind) throw new Error(`The ${kind} ${name} is in the ${kind} ${parent.name}`)
  return { kind: kind === "slot" ? "slot" : "part", name, pieces: [] }
}

/** @returns the part that is complete now */
function closeLast(open: Open[], kind: string): Open[] {
  const [closed, parent] = [open.pop(), open.at(-1)]
  if (!closed || !parent || closed.kind !== kind)
    throw new Error(`/${kind} closes the ${closed?.kind} ${closed?.name}`)
  if (closed.kind === "part") return [closed]
  parent.pieces.push({ kind: "slot", name: closed.name })
  return []
}

function addText({ kind, name, pieces }: Open, text: string): void {
  const trimmed = text.replace(/^\n|\n$/g, "")
  if (trimmed === "") return
  if (kind === "slot") throw new Error(`The slot ${name} has text outside of its parts: ${trimmed}`)
  assertPlaces(trimmed)
  const words = trimmed.split(/(\[\[\w+\]\]|\b(?:ltr|left|right)\b)/)
  pieces.push(...words.flatMap((word, at) => pieceOf(word, words[at - 1] ?? "") ?? []))
}

const sides = { ltr: "direction", left: "start", right: "end" } as const

function pieceOf(word: string, before: string): Piece | undefined {
  const value = /^\[\[(\w+)\]\]$/.exec(word)?.[1]
  if (value) return { kind: "value", name: value, isUrl: before.endsWith('href="') }
  if (word === "ltr" || word === "left" || word === "right") return { kind: "side", name: sides[word] }
  return word === "" ? undefined : { kind: "fixed", text: word }
}

function assertNames(parts: readonly Part[]): readonly Part[] {
  const twice = firstTwice(parts.map(({ name }) => name))
  if (twice) throw new Error(`Two parts have the name ${twice}`)
  for (const { name, pieces } of parts) {
    const slots = pieces.filter(({ kind }) => kind === "slot")
    const values = pieces.filter(({ kind }) => kind === "value")
    const both = firstTwice([...slots.map(nameOf), ...new Set(values.map(nameOf))])
    if (both) throw new Error(`The part ${name} uses the name of the slot ${both} twice`)
  }
  return parts
}

const nameOf = (piece: Piece) => ("name" in piece ? piece.name : "")

function firstTwice(names: readonly string[]): string | undefined {
  return names.find((name, at) => names.indexOf(name) !== at)
}
