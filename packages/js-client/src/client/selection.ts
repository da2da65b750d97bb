/**
 * The type of what the response of an operation contains by default.
 * @since 0.1.0
 */
export interface Selection {
  /** the paths of the relations that are returned unless `expand` is given */
  relations: string
  /** the names that are always returned */
  always: string
  /** computed fields, such as totals, that are returned unless `fields` is given */
  computed: string
  /** the columns that are returned only if `fields` names them; never, if the operation ignores `fields` */
  missing: string
}

/**
 * The query parameters `expand` and `fields`, for operations without other ones. `E` and `F` are their values, from which TypeScript
 * infers the type of the response.
 * @since 0.1.0
 */
export interface FindParams<E extends string = string, F extends string = string> {
  /** the relations to return, separated by commas; they replace the default ones */
  expand?: E | null
  /** the fields to return, separated by commas */
  fields?: F | null
}

/**
 * The type `T` with relations that are certainly present, by their paths: `Loaded<Product, "variants.prices">`.
 * @since 0.1.0
 */
export type Loaded<T, P extends string> = [P] extends [never]
  ? T
  : T extends readonly (infer Item)[]
    ? Loaded<Item, P>[]
    : T extends object
      ? Omit<T, Head<P>> & {
          [K in keyof Pick<T, Head<P> & keyof T>]-?: Loaded<Exclude<T[K], undefined>, Tail<P, K>>
        }
      : T

type Head<P extends string> = P extends `${infer First}.${string}` ? First : P
type Tail<P extends string, K> = P extends `${infer First}.${infer Rest}`
  ? First extends K
    ? Rest
    : never
  : never

/** The parts of a list with commas. */
type Split<L extends string> = L extends `${infer First},${infer Rest}` ? Trim<First> | Split<Rest> : Trim<L>
type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S

/** The paths that an answer has for an `expand` and a `fields` that are written out in the call. */
type Present<S extends Selection, E extends string, F extends string> =
  | S["always"]
  | ([E] extends [never] ? S["relations"] : string extends E ? never : Split<E>)
  | ([F] extends [never] ? S["computed"] : string extends F ? never : Plain<Split<F>>)

/** What `fields` adds: `+name` and `name`. */
type Plain<F extends string> = F extends `-${string}` ? never : F extends `+${infer Name}` ? Name : F

/** Columns that an answer may lack. */
type Absent<T, S extends Selection, F extends string> = [F] extends [never]
  ? S["missing"]
  : string extends F
    ? never
    : [Split<F>] extends [`${"+" | "-"}${string}`]
      ? Exclude<S["missing"], Plain<Split<F>>> | Minus<Split<F>>
      : Exclude<keyof Item<T> & string, Plain<Split<F>> | "id">

type Minus<F extends string> = F extends `-${infer Name}` ? Name : never
type Item<T> = T extends readonly (infer I)[] ? I : T

/** `T` of which some columns may be missing. */
type Lacking<T, M extends string> = [M] extends [never]
  ? T
  : T extends readonly (infer I)[]
    ? Lacking<I, M>[]
    : T extends object
      ? Omit<T, M> & { [K in keyof Pick<T, M & keyof T>]?: T[K] }
      : T

/** `T` of which everything may be missing, at any depth. */
type Sparse<T> = T extends readonly (infer I)[]
  ? Sparse<I>[]
  : T extends object
    ? { [K in keyof T]?: Sparse<T[K]> }
    : T

/** What one property of an answer holds. `fields` with paths thins out relations: nothing is promised then. */
type Selected<T, S extends Selection, E extends string, F extends string> = [F] extends [never]
  ? Loaded<Lacking<T, S["missing"]>, Present<S, E, F>>
  : string extends F
    ? Loaded<T, Present<S, E, F>>
    : F extends `${string}.${string}`
      ? Sparse<T>
      : Loaded<Lacking<T, Absent<T, S, F>>, Present<S, E, F>>

/**
 * The type of the response of an operation, derived from the `expand` and `fields` of the call: `A` is the
 * response, and `S` describes its defaults. `expand` and `fields` are `never` if the call does not pass them, and
 * `string` if their values are known only at run time; relations are then optional.
 * @since 0.1.0
 */
export type Answer<
  A,
  K extends keyof A,
  S extends Selection,
  E extends string = never,
  F extends string = never,
> = Omit<A, K> & { [P in K]: Selected<A[P], S, E, F> }
