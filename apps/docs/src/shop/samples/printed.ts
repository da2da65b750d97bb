const widest = 76

/** A value as a program's output shows it: text as it is, everything else as JavaScript would be written. */
export function printed(value: unknown): string {
  return typeof value === "string" ? value : literal(value, 0)
}

function literal(value: unknown, depth: number): string {
  if (typeof value === "string") return quoted(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Error) return value.stack ?? String(value)
  if (typeof value !== "object" || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((each) => literal(each, depth + 1))
    : Object.entries(value).map(([name, each]) => `${named(name)}: ${literal(each, depth + 1)}`)
  const [open, close] = isList ? ["[", "]"] : ["{", "}"]
  if (parts.length === 0) return open + close
  const flat = `${open} ${parts.join(", ")} ${close}`
  if (flat.length + 2 * depth <= widest && !flat.includes("\n")) return flat
  const indent = "  ".repeat(depth + 1)
  return `${open}\n${indent}${parts.join(`,\n${indent}`)}\n${"  ".repeat(depth)}${close}`
}

function quoted(text: string): string {
  const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : "`"
  return mark + text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n") + mark
}

function named(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}
