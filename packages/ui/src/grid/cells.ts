import { moneyText, parseMoney, parseNumber } from "../provider/money.ts"
import type { CellValue, GridColumn } from "./types.ts"

/** What the texts of cells depend on. */
export interface CellTexts {
  readonly currencyDigits: (currency: string) => number
  readonly required: string
  readonly number: string
  readonly money: (example: string) => string
  readonly notAllowed: string
}

type AnyColumn = Pick<GridColumn<never>, "kind" | "currency" | "options" | "canBeEmpty">

/** What was typed or pasted, as a value; `problem` says why it is none, and `value` keeps the text then. */
export interface ParsedCell {
  readonly value: CellValue
  readonly problem?: string
}

/** The value of a cell as it is edited and copied. */
export function cellText(value: CellValue, column: AnyColumn, { currencyDigits }: CellTexts): string {
  if (value === null) return ""
  if (column.kind === "money" && typeof value === "number")
    return moneyText(value, currencyDigits(column.currency ?? "usd"))
  if (column.kind === "select")
    return column.options?.find((option) => option.value === value)?.label ?? String(value)
  if (column.kind === "boolean") return value === true ? "TRUE" : "FALSE"
  return String(value)
}

/** Reads what was typed or pasted into a cell. */
export function parseCell(text: string, column: AnyColumn, texts: CellTexts): ParsedCell {
  const plain = text.trim()
  if (column.kind === "boolean") return { value: /^(true|yes|1|x|✓|on)$/i.test(plain) }
  if (plain === "")
    return column.canBeEmpty === false ? { value: null, problem: texts.required } : { value: null }
  if (column.kind === "text") return { value: text }
  if (column.kind === "select") return parseChoice(plain, column, texts)
  if (column.kind === "number") {
    const number = parseNumber(plain)
    return number === undefined ? { value: text, problem: texts.number } : { value: number }
  }
  const digits = texts.currencyDigits(column.currency ?? "usd")
  const amount = parseMoney(plain.replace(/^[^\d,.-]+|[^\d]+$/g, ""), digits)
  const problem = texts.money(moneyText(1250, digits))
  return amount === undefined ? { value: text, problem } : { value: amount }
}

function parseChoice(text: string, column: AnyColumn, { notAllowed }: CellTexts): ParsedCell {
  const lower = text.toLowerCase()
  const option = column.options?.find(
    ({ value, label }) => value.toLowerCase() === lower || label.toLowerCase() === lower,
  )
  return option ? { value: option.value } : { value: text, problem: notAllowed }
}

/** Whether a column holds numbers, which line up at its end. */
export function isNumeric(column: Pick<AnyColumn, "kind"> | undefined): boolean {
  return column?.kind === "number" || column?.kind === "money"
}
