/** The error types of the v1 wire format; each has a default HTTP status. */
export type ErrorType =
  | "invalid_data"
  | "invalid_argument"
  | "not_allowed"
  | "not_found"
  | "unauthorized"
  | "duplicate_error"
  | "conflict"
  | "unexpected_state"
  | "payment_authorization_error"
  | "database_error"

/** An error that is returned to the caller as `{code?, type, message}` with the HTTP status of its type. */
export class CommerceError extends Error {
  /** the type, which determines the HTTP status */
  readonly type: ErrorType
  /** the `code` of the response; most errors have none */
  readonly code: string | undefined
  /** the name of its definition, such as `carts.not_found`; not part of the response */
  readonly definition: string | undefined

  /**
   * @param type decides the HTTP status
   * @param message what the response says
   * @param code the `code` of the response, if there is one
   * @param definition the name of the error in the error reference
   */
  constructor(type: ErrorType, message: string, code?: string, definition?: string) {
    super(message)
    this.name = "CommerceError"
    this.type = type
    this.code = code
    this.definition = definition
  }
}

/** One error of a slice, as the error reference shows it. */
export interface ErrorDefinition<Args extends readonly never[] = readonly never[]> {
  readonly type: ErrorType
  /** machine-readable code of the wire format, where v1 sends one */
  readonly code?: string
  /** HTTP status, if it differs from the status of the type */
  readonly status?: number
  readonly message: (...args: Args) => string
  /**
   * Arguments of `message` for every message that the error can have, if the situation decides between several; values
   * of the request are `…`
   */
  readonly wordings?: readonly (readonly unknown[])[]
  /** when it happens, one sentence */
  readonly when: string
  /** what the caller can do about it, one sentence */
  readonly fix: string
  /** a condition that ends by itself: the response is not stored under the idempotency key, the caller may retry */
  readonly isPassing?: boolean
  /** seconds to wait before a retry, sent as `Retry-After` */
  readonly retryAfter?: number
}

type Definitions = Record<string, ErrorDefinition>
/** Wordings are arguments of the message. */
type WithWordings<D extends Definitions> = {
  readonly [K in keyof D]: { readonly wordings?: readonly Readonly<Parameters<D[K]["message"]>>[] }
}
type Factories<D extends Definitions> = {
  [K in keyof D]: (...args: Parameters<D[K]["message"]>) => CommerceError
}

/** All error definitions by name, such as `carts.not_found`. */
export const errorRegistry = new Map<string, ErrorDefinition>()

/**
 * Declares the errors of a slice and returns one function per error, which creates the error to throw.
 * @param slice the slice's name; with the key it names the error in the reference
 * @since 0.1
 */
export function defineErrors<const D extends Definitions>(
  slice: string,
  definitions: D & WithWordings<D>,
): Factories<D> {
  const factories: Record<string, (...args: never[]) => CommerceError> = {}
  for (const [key, definition] of Object.entries<ErrorDefinition>(definitions)) {
    const name = `${slice}.${key}`
    errorRegistry.set(name, definition)
    factories[key] = (...args) =>
      new CommerceError(definition.type, definition.message(...args), definition.code, name)
  }
  // The loop adds one factory per definition.
  return factories as unknown as Factories<D>
}

/** Errors of any operation. */
export const generalErrors = defineErrors("general", {
  invalid_data: {
    type: "invalid_data",
    message: (message: string) => message,
    when: "A parameter or a body property is missing, has the wrong type, or is unknown.",
    fix: "Correct the properties that the message names, such as `email` in `email must be an email`.",
  },
  fields_not_valid: {
    type: "invalid_data",
    message: (fields: readonly string[]) => `Requested fields [${fields.join(", ")}] are not valid`,
    when: "`fields` or `expand` names a field or relation that the resource does not have or does not expose. Where an operation returns all columns by default, a name with a leading `+` in `fields` is ignored and causes no error.",
    fix: "Leave the named fields out. The reference of the entity lists its fields and relations.",
  },
  order_not_valid: {
    type: "invalid_data",
    message: (field: string) => `Order field ${field} is not valid`,
    when: "`order` names a field by which the list cannot be sorted.",
    fix: "Sort by a field of the resource; a leading `-` sorts in descending order.",
  },
  starting_after_not_found: {
    type: "invalid_data",
    message: (id: string) => `starting_after: there is no row with ID ${id}`,
    when: "No row has the ID in `starting_after`: it never existed, or was deleted for good.",
    fix: "Continue after another row, or begin with the first page.",
  },
  metadata_key_not_valid: {
    type: "invalid_data",
    message: () => "Key type is invalid. Metadata keys must be strings",
    when: "A key in `metadata` is an empty string.",
    fix: "Give every key a name.",
  },
  conflict: {
    type: "conflict",
    message: () =>
      "The request conflicted with another request. You may retry the request with the provided Idempotency-Key.",
    code: "invalid_state_error",
    when: "Two requests changed the same rows at the same time, and this one was rolled back.",
    fix: "Send the request again. If it had an `Idempotency-Key`, send the same key, so that nothing happens twice.",
  },
})
