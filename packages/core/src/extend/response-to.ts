import type { ResponsePaths } from "../response-paths.gen.ts"

/**
 * The body of a successful response to a request, such as `ResponseTo<"GET", "/store/carts/cart_1">`. A segment that is
 * not a name of the API is a parameter, and the query is ignored. For a path that the API does not have, the type is
 * `unknown`.
 */
export type ResponseTo<Method extends string, Path extends string> = string extends Path
  ? unknown
  : Path extends `/${infer Rest}`
    ? Walk<ResponsePaths, WithoutQuery<Rest>, Method>
    : unknown

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path

type Walk<Node, Path extends string, Method extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Walk<Below<Node, Segment>, Rest, Method>
  : Method extends keyof Below<Node, Path>
    ? Below<Node, Path>[Method]
    : unknown

/** The paths below a segment. A segment that is only known at run time is a parameter. */
type Below<Node, Segment extends string> = Segment extends keyof Node
  ? Node[Segment]
  : [NameBeforeQuery<Node, Segment>] extends [never]
    ? ":" extends keyof Node
      ? Node[":"]
      : unknown
    : Node[NameBeforeQuery<Node, Segment>]

/** The name in `orders${string}`, whose query is in a variable. */
type NameBeforeQuery<Node, Segment extends string> = string extends Segment
  ? never
  : Record<never, never> extends Record<Segment, never>
    ? { [Name in keyof Node & string]: Segment extends `${Name}${string}` ? Name : never }[keyof Node &
        string]
    : never
