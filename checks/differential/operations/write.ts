import type { Draft } from "../draft.ts"

export type Query = Readonly<Record<string, unknown>>

export const post = (draft: Draft, path: string, body: unknown): string =>
  draft.add({ method: "POST", path, body })
export const get = (draft: Draft, path: string, query: Query = {}): string =>
  draft.add({ method: "GET", path, query })
export const remove = (draft: Draft, path: string, body?: unknown): string =>
  draft.add({ method: "DELETE", path, ...(body !== undefined && { body }) })

/** A name that no other step of any sequence uses. */
export const nameOf = (draft: Draft, kind: string): string => `${kind} ${draft.steps.length} {{run}}`

/** Runs some of the changes on something, in any order, and reads it in between. */
export function changeSome(draft: Draft, changes: readonly (() => unknown)[], read: () => unknown): void {
  const { random } = draft
  for (let count = random.between(1, 4); count > 0; count--) {
    random.pick(changes)()
    if (random.chance(0.4)) read()
  }
  if (random.chance(0.5)) read()
}
