import type { ErrorDefinition } from "@stheno/core/internal/platform/kernel/errors.ts"

/**
 * The message of an error, with dots for values of the request.
 * @since 0.2
 */
export function wordingOf({ message }: Pick<ErrorDefinition, "message">): string {
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
