import { errorRegistry } from "@stheno/core/internal/platform/kernel/errors.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { lockErrors } from "@stheno/core/internal/extend/locks.ts"
import { serviceErrors } from "@stheno/core/internal/extend/shop-services.ts"
import { priceSetErrors } from "@stheno/core/internal/commerce/catalog/price-sets/index.ts"

/** An error that a docstring names. */
export interface Thrown {
  /** `slice.name`, or the type alone */
  readonly name: string
  readonly type: string
  readonly when: string
  readonly fix: string
}

/** A docstring names an error that the code does not have. */
export class ThrownError extends Error {}

const types = new Set([
  "invalid_data",
  "invalid_argument",
  "not_allowed",
  "not_found",
  "unauthorized",
  "duplicate_error",
  "conflict",
  "unexpected_state",
  "payment_authorization_error",
  "database_error",
])

/**
 * Errors are declared by slices: the slices of operations, and the slices of price sets and of
 * services for projects, which no operation reaches.
 */
export function registeredErrors(): typeof errorRegistry {
  if (operations.length === 0 || !priceSetErrors || !serviceErrors || !lockErrors)
    throw new ThrownError("no slice declares errors")
  return errorRegistry
}

/**
 * Reads what `@throws` says: names of errors between commas, each with an optional cause.
 * @param where for the message
 * @throws ThrownError when a name is not a known error
 * @since 0.1
 */
export function thrownBy(lines: readonly string[], where: string): Thrown[] {
  return lines
    .flatMap((line) => line.split(/[,;]\s+(?=[a-z][a-z-]*\.[a-z_]+\b|[a-z]+_[a-z_]+\b)/))
    .map((text) => thrownOf(text, where))
}

function thrownOf(text: string, where: string): Thrown {
  const [, name = "", rest = ""] = /^(\S+?)[,;:]?(?:\s+([^]*))?$/.exec(text) ?? []
  const definition = registeredErrors().get(name)
  if (definition)
    return { name, type: definition.type, when: rest ? sentence(rest) : definition.when, fix: definition.fix }
  if (!types.has(name)) throw new ThrownError(`${where}: @throws names an unknown error: ${text}`)
  return { name, type: name, when: sentence(rest), fix: "" }
}

function sentence(words: string): string {
  const text = words.replace(/^when /, "")
  return text ? `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.$/, "")}.` : ""
}
