import type { EntityTypes } from "./entity-types.gen.ts"

/** The name of a built-in entity. */
export type EntityName = keyof EntityTypes

/** The columns of an entity, as reads return them: times are ISO 8601 strings, amounts are integers. */
export type Columns<Name extends EntityName> = EntityTypes[Name]["columns"]

/**
 * A row as responses show it: its fields are known only at run time. Reads return it where TypeScript does not know the
 * columns, for example `fetchPage` for an entity of the project. Check a field before you use it, or give it a type.
 */
export type ResponseRow = Record<string, unknown>

/** A selection that the code names: every column, and these relations. */
export interface Relations<Path extends string> {
  readonly fields: undefined
  readonly relationFields: Readonly<Record<never, never>>
  readonly relations: readonly Path[]
  readonly isPublic?: never
}

/**
 * What a read of an entity returns for a selection. Of a selection that the request has a part in, nothing is certain:
 * it gives `Requested`. Where the code relies on more, name that part: `Selected<"Cart", typeof needed>`.
 */
export type Selected<Name extends EntityName, Selection, Eager extends boolean = true> = Selection extends {
  readonly isPublic: true
}
  ? Requested<Name>
  : Selection extends { readonly fields: infer Fields; readonly relations: readonly (infer Path)[] }
    ? string extends Path
      ? Requested<Name>
      : Fields extends readonly string[]
        ? string extends Fields[number]
          ? Requested<Name>
          : Pick<Columns<Name>, Extract<Fields[number] | Certain, keyof Columns<Name>>> &
              Related<Name, Extract<Path, string>, Eager>
        : Tree<Name, Extract<Path, string>, Eager>
    : Tree<Name, never, Eager>

/** What every read returns, whatever it selects. */
type Certain = "id" | "object"

/**
 * An entity as the request selected it. The compiler cannot know what a request selects, so only the ID is certain; every
 * other column and relation may be missing.
 */
export type Requested<Name extends EntityName> = Pick<Columns<Name>, Extract<Certain, keyof Columns<Name>>> &
  Partial<Columns<Name>> & {
    [Relation in keyof EntityTypes[Name]["relations"]]?: RequestedTarget<
      EntityTypes[Name]["relations"][Relation]
    >
  }

type RequestedTarget<Relation> = Relation extends { target: infer Name extends EntityName; reads: infer Form }
  ? Form extends "list"
    ? Requested<Name>[]
    : Requested<Name> | null
  : never

/** An entity with the relations of these paths. `Deleted` says that deleted rows are read too. */
type Tree<
  Name extends EntityName,
  Path extends string,
  Eager extends boolean,
  Deleted extends boolean = false,
> = Columns<Name> & Related<Name, Path, Eager, Deleted>

type Related<
  Name extends EntityName,
  Path extends string,
  Eager extends boolean,
  Deleted extends boolean = false,
> = {
  [Relation in Named<Name, Path, Eager>]: Target<
    EntityTypes[Name]["relations"][Relation],
    Below<Path, Relation>,
    Eager,
    Deleted
  >
}

/** The relations of an entity that paths begin with, and those that are always read. */
type Named<Name extends EntityName, Path extends string, Eager extends boolean> = Extract<
  First<Path> | (Eager extends true ? EntityTypes[Name]["eager"] : never),
  keyof EntityTypes[Name]["relations"]
>

type First<Path extends string> = Path extends `${infer Relation}.${string}` ? Relation : Path

type Below<Path extends string, Relation> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends Relation
    ? Rest
    : never
  : never

type Target<
  Relation,
  Path extends string,
  Eager extends boolean,
  Deleted extends boolean,
> = Relation extends {
  target: infer Name extends EntityName
  reads: infer Form
  below: infer Below
}
  ? | Read<Form, Tree<Name, Path, Eager, Below extends "deleted too" ? true : Deleted>>
    | (Form extends "row or null" ? null : Form extends "row unless deleted" ? NullUnless<Deleted> : never)
  : never

type Read<Form, Row> = Form extends "list" ? Row[] : Row

type NullUnless<Deleted extends boolean> = Deleted extends true ? never : null
