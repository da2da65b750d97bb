import { Diagram } from "../mdx/diagram.tsx"
import type { EntityModel } from "./entity-model.ts"

/** More on one side would not be a picture any more; the page lists all of them. */
const mostOnOneSide = 6

/** Another entity, with the relations or fields that lead to it or from it. */
interface Neighbor {
  readonly name: string
  readonly labels: readonly string[]
  /** `out` is a relation of the entity; `in` one of the neighbor; `id` a field of the neighbor without a relation */
  readonly kind: "out" | "in" | "id"
}

/** Whether an entity has a picture: a relation leads from it or to it, or a field holds its ID. */
export function hasRelationPicture({ relations, usedBy, namedBy }: EntityModel): boolean {
  return relations.length + usedBy.length + namedBy.length > 0
}

/**
 * An entity with those that it is related to: to the left one of each, to the right lists, and where there is room those
 * that refer to it.
 */
export function RelationPicture({ entity }: { entity: EntityModel }) {
  const { name } = entity
  const { ones, lists, incoming, own } = neighborsOf(entity)
  const roomRight = Math.max(0, mostOnOneSide - lists.length)
  const roomLeft = Math.max(0, mostOnOneSide - ones.length)
  const right = [...lists.slice(0, mostOnOneSide), ...incoming.slice(0, roomRight)]
  const left = [...ones.slice(0, mostOnOneSide), ...incoming.slice(roomRight, roomRight + roomLeft)]
  const shown = [...left, ...right]
  if (shown.length + own.length === 0) return null
  const isWhole = shown.length === ones.length + lists.length + incoming.length
  const rows = Math.max(left.length, right.length, 1)
  const column = left.length > 0 ? 1 : 0
  const place = (side: readonly Neighbor[], x: number) =>
    side.map((one, i) => `${one.name}@${x},${i + Math.floor((rows - side.length) / 2)}`)
  return (
    <Diagram
      title={`Relations of ${name}: ${describe(name, shown, right)}${isWhole ? "" : "; the tables below list all of them"}`}
      gap={132}
      boxes={[
        `*${name}@${column},${Math.floor((rows - 1) / 2)}`,
        ...place(left, 0),
        ...place(right, column + 1),
      ]}
      lines={[
        ...shown.map((one) => lineOf(one, name)),
        ...(own.length > 0 ? [`${name} -> ${name}: ${labelOf(own)}`] : []),
      ]}
    />
  )
}

/** All neighbors, each once; a list that is also one of each is drawn as the latter. */
function neighborsOf({ name, relations, usedBy, namedBy }: EntityModel) {
  const others = relations.filter(({ target }) => target !== name)
  const out = (list: boolean) =>
    grouped(
      "out",
      others.filter((one) => one.list === list).map((one) => [one.target, one.name]),
    )
  const isNew =
    (...known: readonly (readonly Neighbor[])[]) =>
    (one: Neighbor) =>
      one.name !== name && !known.flat().some((other) => other.name === one.name)
  const ones = out(false)
  const lists = out(true).filter(isNew(ones))
  const referring = grouped(
    "in",
    usedBy.map((one) => [one.entity, one.relation]),
  ).filter(isNew(ones, lists))
  const holding = grouped(
    "id",
    namedBy.map((one) => [one.entity, one.column]),
  ).filter(isNew(ones, lists, referring))
  const own = [
    ...relations.filter(({ target }) => target === name).map((one) => one.name),
    ...namedBy.filter((one) => one.entity === name).map(({ column }) => column),
  ]
  return { ones, lists, incoming: [...referring, ...holding], own }
}

function grouped(kind: Neighbor["kind"], pairs: readonly (readonly [string, string])[]): Neighbor[] {
  const names = [...new Set(pairs.map(([name]) => name))]
  return names.map((name) => ({
    name,
    kind,
    labels: pairs.filter(([other]) => other === name).map(([, label]) => label),
  }))
}

function lineOf({ name, labels, kind }: Neighbor, entity: string): string {
  if (kind === "out") return `${entity} -> ${name}: ${labelOf(labels)}`
  if (kind === "in") return `${name} -> ${entity}: ${labelOf(labels)}`
  return `${name} --> ${entity}: ${labelOf(labels, "fields")}`
}

function labelOf(names: readonly string[], kind: "relations" | "fields" = "relations"): string {
  const [first = ""] = names
  if (names.length > 1) return `${names.length} ${kind}`
  return first.length > 22 ? `${first.slice(0, 21)}…` : first
}

function describe(name: string, shown: readonly Neighbor[], right: readonly Neighbor[]): string {
  const out = shown.filter(({ kind }) => kind === "out")
  const lists = right.filter(({ kind }) => kind === "out").length
  const parts = [
    ...(out.length > 0 ? [describeOut(out.length - lists, lists)] : []),
    ...(shown.some(({ kind }) => kind === "in")
      ? [`an arrow to ${name} is a relation of the other entity`]
      : []),
    ...(shown.some(({ kind }) => kind === "id") ? [`a dashed arrow is a field that holds its ID`] : []),
  ]
  return parts.length > 0 ? parts.join("; ") : "rows of the same table"
}

function describeOut(ones: number, lists: number): string {
  if (lists === 0) return "each returns one row"
  return ones === 0 ? "each returns a list" : "those on the left return one row, those on the right a list"
}
