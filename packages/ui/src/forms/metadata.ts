/** Kinds of a value of metadata. */
export const metadataKinds = ["text", "number", "boolean", "json"] as const
export type MetadataKind = (typeof metadataKinds)[number]

/** An entry of metadata while it is edited. */
export interface MetadataEntry {
  readonly key: string
  readonly kind: MetadataKind
  readonly text: string
}

/** Metadata as entries to edit. Every kind of JSON value keeps its type. */
export function entriesOf(metadata: Readonly<Record<string, unknown>> | null | undefined): MetadataEntry[] {
  return Object.entries(metadata ?? {}).map(([key, value]) => {
    if (typeof value === "string") return { key, kind: "text", text: value }
    if (typeof value === "number") return { key, kind: "number", text: String(value) }
    if (typeof value === "boolean") return { key, kind: "boolean", text: String(value) }
    return { key, kind: "json", text: JSON.stringify(value) }
  })
}

/**
 * The entries of what a form holds. A key that was removed is in it with an empty text, and is not shown.
 * @param first what the form held at first
 */
export function shownEntries(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
  first: Readonly<Record<string, unknown>> | null | undefined,
): MetadataEntry[] {
  const isRemoved = ({ key, kind, text }: MetadataEntry) =>
    kind === "text" && text === "" && first != null && key in first && first[key] !== ""
  return entriesOf(metadata).filter((entry) => !isRemoved(entry))
}

/** What is wrong with an entry: `key`, `duplicate`, `number` or `json`; undefined for nothing. An empty line is nothing. */
export function entryProblem(
  entry: MetadataEntry,
  entries: readonly MetadataEntry[],
): "key" | "duplicate" | "number" | "json" | undefined {
  if (isEmptyLine(entry)) return undefined
  if (entry.key.trim() === "") return "key"
  if (entries.filter(({ key }) => key === entry.key).length > 1) return "duplicate"
  if (entry.kind === "number" && (entry.text.trim() === "" || !Number.isFinite(Number(entry.text))))
    return "number"
  return entry.kind === "json" && parsed(entry.text) === undefined ? "json" : undefined
}

/** Whether nothing was typed into the line of an entry. */
function isEmptyLine({ key, kind, text }: MetadataEntry): boolean {
  return key.trim() === "" && (kind === "boolean" || text.trim() === "")
}

/** Edited entries as metadata; undefined while any of them is wrong. Empty lines are left out. */
export function metadataOf(entries: readonly MetadataEntry[]): Record<string, unknown> | undefined {
  const named = entries.filter((entry) => !isEmptyLine(entry))
  if (named.some((entry) => entryProblem(entry, named) !== undefined)) return undefined
  return Object.fromEntries(named.map((entry) => [entry.key, valueOf(entry)]))
}

function valueOf({ kind, text }: MetadataEntry): unknown {
  if (kind === "number") return Number(text)
  if (kind === "boolean") return text === "true"
  return kind === "json" ? parsed(text)?.value : text
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
