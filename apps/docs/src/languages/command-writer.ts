import type { Call } from "./call.ts"
import { curlOf } from "./curl.ts"

/**
 * Writes the commands of one script in their order. A variable is set before its first use, with a comment that says
 * where the reader finds its value: in the response of an earlier command.
 * @since 0.2
 */
export function commandWriter(): (call: Call) => string {
  const earlier: Call[] = []
  const set = new Map<string, string>()
  // A call belongs to every region around it.
  const written = new Map<Call, string>()
  return (call) => {
    const known = written.get(call)
    if (known !== undefined) return known
    const { text, variables } = curlOf(call)
    const lines = Object.entries(variables).flatMap(([name, value]) => {
      const place = set.get(name) === value ? undefined : placeOf(value, earlier)
      // What no response had before the first use comes from the text of the page.
      set.set(name, value)
      return place === undefined ? [] : [`${name}="${shortened(value)}" # ${place}`]
    })
    earlier.push(call)
    const command = [...lines, ...(lines.length > 0 ? [""] : []), text].join("\n")
    written.set(call, command)
    return command
  }
}

/** The prefix is left, so that a reader sees which id belongs here. */
function shortened(value: string): string {
  return `${/^[a-z_]+_(?=01)/.exec(value)?.[0] ?? ""}…`
}

/** Where the latest response that has a value has it: `cart.items[].id in the response of POST /store/carts`. */
function placeOf(value: string, calls: readonly Call[]): string | undefined {
  for (const { response, operation } of calls.toReversed()) {
    const place = pathOf(value, response, "")
    if (place) return `${place} in the response of ${operation.method} ${operation.path}`
  }
  return undefined
}

function pathOf(value: string, within: unknown, path: string): string | undefined {
  if (within === value) return path
  if (typeof within !== "object" || within === null) return undefined
  // What is closest to the top is easiest to find.
  const entries = Object.entries(within).toSorted(([, a], [, b]) => depthOf(a) - depthOf(b))
  for (const [key, inner] of entries) {
    const step = Array.isArray(within) ? "[]" : path ? `.${key}` : key
    const found = pathOf(value, inner, path + step)
    if (found) return found
  }
  return undefined
}

function depthOf(value: unknown): number {
  return typeof value === "object" && value !== null ? 1 : 0
}
