import type { ResponsePaths } from "../response-paths.gen.ts"

/**
 * The body of a successful response to a request: `ResponseTo<"GET", "/store/carts/cart_1">`. A part of the path that
 * is no name of the API stands for a parameter; what follows `?` does not count. Of a path that is not known, the type
 * is `unknown`.
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

/** What is below a part of a path. A part whose text is not known is a parameter. */
type Below<Node, Segment extends string> = Segment extends keyof Node
  ? Node[Segment]
  : [NameBeforeQuery<Node, Segment>] extends [never]
    ? ":" extends keyof Node
      ? Node[":"]
      : unknown
    : Node[NameBeforeQuery<Node, Segment>]

/** The name in `orders${string}`, where the query is in a variable. */
type NameBeforeQuery<Node, Segment extends string> = string extends Segment
  ? never
  : Record<never, never> extends Record<Segment, never>
    ? { [Name in keyof Node & string]: Segment extends `${Name}${string}` ? Name : never }[keyof Node &
        string]
    : never
