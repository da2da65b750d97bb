import type { OperationTypes } from "../operation-types.gen.ts"

/** The name of an operation: its ID with its API, such as `admin.PostProducts`. */
export type OperationName = keyof OperationTypes

/**
 * Fields that a project adds to the bodies of operations with `extendInput`, by declaration merging:
 * `declare module "@stheno/core" { interface AddedFields { "admin.PostProducts": { brand_id?: string } } }`.
 * @since 0.1
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface AddedFields {}

/** The body of an operation, with the fields that the project adds. */
export type BodyOf<Name extends OperationName> = OperationTypes[Name]["body"] &
  (Name extends keyof AddedFields ? AddedFields[Name] : unknown)

/** The input of an operation that is called within the process. */
export type InputOf<Name extends OperationName> = Part<"params", OperationTypes[Name]["params"]> &
  Part<"query", OperationTypes[Name]["query"]> &
  Part<"body", BodyOf<Name>> & {
    /** the ID of the region, product, product collection or category that the operation creates */
    readonly id?: string
  }

/** The body of an operation's response. */
export type ResultOf<Name extends OperationName> = OperationTypes[Name]["result"]

/** Calls an operation by its name. An input without required properties can be omitted. */
export type CallOperation = <Name extends OperationName>(
  operation: Name,
  ...input: NoProperties extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>]
) => Promise<ResultOf<Name>>

type NoProperties = Record<never, never>

type Part<Key extends string, Value> = NoProperties extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value }
