interface Entry {
  /** method of the client, below the client or its `admin`, e.g. `carts.lineItems.create` */
  readonly method: string
  /** parameters of the hook, which are the first ones of the operation's path */
  readonly parameters?: readonly string[]
  /** the hook has a parameter for the query, as v1's had */
  readonly query?: true
}

/** A hook that reads. */
export interface QueryEntry extends Entry {
  /** where the answer is kept, an expression of the key factories and the parameters */
  readonly key: string
}

/** A hook that changes something. */
export interface MutationEntry extends Entry {
  /** what is left of the path comes with the call: as its only variable, or under these names beside the body */
  readonly path?: string | readonly string[]
  /** names that v1 takes beside the body and sends nowhere */
  readonly ignored?: readonly string[]
  /** name of the type of the variables, if they have a separate one */
  readonly type?: string
  /** keys of what is out of date afterwards */
  readonly invalidates?: readonly string[]
}

/** Hooks that read, by name. */
export type QueryTable = Readonly<Record<string, QueryEntry>>

/** Hooks that change something, by name. */
export type MutationTable = Readonly<Record<string, MutationEntry>>
