import type { SubscriberDefinition } from "@stheno/core"
import { eventCatalogue, nearest, type Placed } from "@stheno/core/host"

const known = Object.keys(eventCatalogue)

/**
 * Warnings about subscribers for events that are probably misspelt. Other unknown names are custom events.
 * @since 0.1
 */
export function notesOnEvents(subscribers: readonly Placed<SubscriberDefinition>[]): string[] {
  return subscribers.flatMap(({ definition, origin }) =>
    [definition.event].flat().flatMap((name) => {
      // JavaScript can leave the name out.
      if (typeof name !== "string") return []
      const near = nearestEvent(name)
      return near ? [`${origin.file}: no built-in event is named ${name}. Did you mean ${near}?`] : []
    }),
  )
}

/** Compares one half of the name at a time, so that `brand.created` does not count as a misspelt `order.created`. */
function nearestEvent(name: string): string | undefined {
  if (name === "*" || known.includes(name)) return undefined
  const [group, action] = halvesOf(name)
  const halves = known.map(halvesOf)
  const actions = halves.flatMap(([of, other]) => (of === group ? [other] : []))
  const groups = halves.flatMap(([other, does]) => (does === action ? [other] : []))
  const nearAction = nearest(action, actions)
  if (nearAction !== undefined) return `${group}.${nearAction}`
  const nearGroup = nearest(group, groups)
  return nearGroup === undefined ? undefined : `${nearGroup}.${action}`
}

function halvesOf(name: string): readonly [group: string, action: string] {
  const dot = name.indexOf(".")
  return dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)]
}
