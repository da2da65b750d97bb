import { Diagram } from "../mdx/diagram.tsx"
import type { EntityModel, RelationModel } from "./entity-model.ts"

/** More on one side would not be a picture any more; the table below has all of them. */
const mostOnOneSide = 6

interface Neighbor {
  readonly name: string
  readonly relations: readonly string[]
}

/** An entity with those that its relations lead to: to the left one of each, to the right lists. */
export function RelationPicture({ entity }: { entity: EntityModel }) {
  const others = entity.relations.filter(({ target }) => target !== entity.name)
  const all = neighborsOf(others.filter(({ list }) => !list))
  const lists = neighborsOf(others.filter(({ list }) => list)).filter(
    ({ name }) => !all.some((one) => one.name === name),
  )
  const left = all.slice(0, mostOnOneSide)
  const right = lists.slice(0, mostOnOneSide)
  if (left.length + right.length === 0) return null
  const rows = Math.max(left.length, right.length)
  const isWhole = left.length === all.length && right.length === lists.length
  const column = left.length > 0 ? 1 : 0
  const place = (side: readonly Neighbor[], x: number) =>
    side.map(({ name }, i) => `${name}@${x},${i + Math.floor((rows - side.length) / 2)}`)
  return (
    <Diagram
      title={`Relations of ${entity.name}: ${describe(left, right)}${isWhole ? "" : "; the table below has all of them"}`}
      gap={132}
      boxes={[
        `*${entity.name}@${column},${Math.floor((rows - 1) / 2)}`,
        ...place(left, 0),
        ...place(right, column + 1),
      ]}
      lines={[...left, ...right].map(
        ({ name, relations }) => `${entity.name} -> ${name}: ${labelOf(relations)}`,
      )}
    />
  )
}

function neighborsOf(relations: readonly RelationModel[]): Neighbor[] {
  const names = [...new Set(relations.map(({ target }) => target))]
  return names.map((name) => ({
    name,
    relations: relations.filter(({ target }) => target === name).map((relation) => relation.name),
  }))
}

function labelOf(relations: readonly string[]): string {
  const [first = ""] = relations
  if (relations.length > 1) return `${relations.length} relations`
  return first.length > 22 ? `${first.slice(0, 21)}…` : first
}

function describe(left: readonly Neighbor[], right: readonly Neighbor[]): string {
  if (right.length === 0) return "one of each"
  return left.length === 0 ? "a list of each" : "one of each on the left, lists on the right"
}
