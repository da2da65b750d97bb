import { inspect } from "node:util"

/** Objects deeper than that are shown by their names: a page shows the results of many methods. */
const deepestWhole = 2

const style = { depth: 8, maxArrayLength: 1, maxStringLength: 120, breakLength: 90 }

/**
 * A result as `console.log` shows it, with one entry of each list. An object deep inside is shown by what identifies it
 * and by the number of its other properties, in the place of `[Object]`.
 * @since 0.1
 */
export function printed(answer: unknown): string {
  if (typeof answer === "string") return answer
  return isPage(answer) ? printedPage(answer) : inspect(shortened(answer, 0), style)
}

/** What `listAndCount` methods return: rows, and how many rows match. */
function isPage(answer: unknown): answer is [unknown[], number] {
  return Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && isCount(answer[1])
}

function isCount(value: unknown): value is number {
  return typeof value === "number"
}

/** The count is the reason to call the method, so it is not one of the entries that are left out. */
function printedPage([rows, count]: [unknown[], number]): string {
  const shown = inspect(shortened(rows, 1), style).replaceAll("\n", "\n  ")
  return `[\n  ${shown},\n  ${count}\n]`
}

function shortened(value: unknown, level: number): unknown {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => shortened(entry, level + 1))
  if (level > deepestWhole) return briefOf(value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, level + 1)]))
}

const names = ["id", "code", "iso_2", "title", "name", "value", "amount", "rate"]

/** The two properties that tell most, and how many others there are. */
function briefOf(value: object): object {
  const entries = Object.entries(value)
  const isPlain = ([, each]: [string, unknown]) => typeof each !== "object" || each === null
  if (entries.length <= 3 && entries.every(isPlain)) return value
  const known = names.flatMap((name) => entries.filter((entry) => entry[0] === name && isPlain(entry)))
  const shown = (known.length > 0 ? known : entries.filter(isPlain)).slice(0, 2)
  const others = entries.length - shown.length
  const parts = [
    ...shown.map(([name, each]) => `${name}: ${inspect(each, style)}`),
    `... ${others} more ${others === 1 ? "property" : "properties"}`,
  ]
  return { [inspect.custom]: () => `{ ${parts.join(", ")} }` }
}
