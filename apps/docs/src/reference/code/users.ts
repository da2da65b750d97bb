import type { DeclarationModel } from "./model.ts"
import { namesIn } from "./reached-types.ts"

/** A longer list of users would not help a reader. */
const mostUsers = 40

/** A declaration that mentions another. */
export interface User {
  readonly name: string
  /** the methods of a class that mention it */
  readonly methods: readonly string[]
}

/**
 * Which declarations mention which.
 * @returns name → the declarations that mention it; none where it is mentioned almost everywhere
 * @since 0.1
 */
export function usersOf(models: ReadonlyMap<string, DeclarationModel>): Map<string, readonly User[]> {
  const users = new Map<string, User[]>()
  for (const [name, model] of models)
    for (const mentioned of namesIn(textsOf(model).join(" "))) {
      if (mentioned === name || !models.has(mentioned)) continue
      const known = users.get(mentioned) ?? []
      users.set(mentioned, [...known, { name, methods: methodsWith(mentioned, model) }])
    }
  return new Map([...users].filter(([, found]) => found.length <= mostUsers))
}

function methodsWith(name: string, { kind, members }: DeclarationModel): string[] {
  if (kind !== "class") return []
  const found = members.filter(({ signature }) => signature && namesIn(callText(signature)).includes(name))
  return [...new Set(found.map((member) => member.name))]
}

function textsOf({ members, text, signature, heritage }: DeclarationModel): string[] {
  const calls = [...members.map((member) => member.signature), signature]
  return [
    text,
    ...heritage,
    ...members.map(({ type }) => type),
    ...calls.flatMap((call) => (call ? [callText(call)] : [])),
  ]
}

function callText({ returns, parameters }: NonNullable<DeclarationModel["signature"]>): string {
  return [returns, ...parameters.map(({ type }) => type)].join(" ")
}
