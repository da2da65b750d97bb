import type { ErrorDefinition } from "@stheno/core/internal/platform/kernel/errors.ts"

/**
 * Every message that an error can have, with dots for values of the request.
 * @returns nothing for an error whose message is the one of its cause
 * @since 0.1
 */
export function wordingsOf(definition: Pick<ErrorDefinition, "message" | "wordings">): string[] {
  const say = definition.message as (...args: readonly unknown[]) => string
  const all = definition.wordings?.map((args) => say(...args)) ?? [wordingOf(definition)]
  return [...new Set(all)].filter((message) => message !== "…")
}

function wordingOf({ message }: Pick<ErrorDefinition, "message">): string {
  const say = message as (...args: unknown[]) => string
  const dots = Array.from({ length: Math.max(message.length, 1) }, () => "…")
  try {
    return withDots(say(...dots))
  } catch {
    return withDots(say(...dots.map((dot) => [dot]))) // lists of words
  }
}

/** Parts of an object that is not there depend on the request too. */
const withDots = (text: string): string => text.replaceAll("undefined", "…")
