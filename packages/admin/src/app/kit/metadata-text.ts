import { t } from "../messages/index.ts"

/** The field that metadata is written in, one `key: value` on a line. */
export const metadataField = {
  name: "metadata",
  kind: "textarea",
  label: t.common.metadata,
  hint: t.form.metadataHint,
} as const

/** Metadata as its field has it. Values that are not texts are JSON. */
export function metadataText(metadata: Readonly<Record<string, unknown>> | null | undefined): string {
  return Object.entries(metadata ?? {})
    .map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n")
}

/**
 * What is sent to make metadata what the field says. The API adds to what is there, and an empty text removes a key.
 * @param text one `key: value` on a line
 * @param before the stored metadata; values that did not change keep their type
 * @returns undefined where nothing changed
 */
export function metadataOf(
  text: string,
  before: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, unknown> | undefined {
  const shown = new Map(
    Object.entries(before ?? {}).map(([key, value]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  )
  const typed = new Map(
    text
      .split("\n")
      .map((line) => line.split(/:(.*)/s))
      .map(([key = "", value = ""]) => [key.trim(), value.trim()] as const)
      .filter(([key]) => key !== ""),
  )
  const changes = [...typed].filter(([key, value]) => shown.get(key) !== value)
  const removed = [...shown.keys()].filter((key) => !typed.has(key)).map((key) => [key, ""] as const)
  const all = [...changes, ...removed]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** The part of a body that makes metadata what the field says; empty where nothing changed. */
export function metadataPart(
  text: string,
  before?: Readonly<Record<string, unknown>> | null,
): { metadata?: Record<string, unknown> } {
  const metadata = metadataOf(text, before)
  return metadata ? { metadata } : {}
}

/**
 * What is sent where the API replaces metadata, as it does for categories: all of what the field says.
 * @param before the stored metadata; values that did not change keep their type
 * @returns undefined where nothing changed
 */
export function wholeMetadataOf(
  text: string,
  before: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, unknown> | undefined {
  const changes = metadataOf(text, before)
  if (!changes) return undefined
  const all = Object.entries({ ...before, ...changes })
  return Object.fromEntries(all.filter(([key]) => changes[key] !== ""))
}
