import type { Entity, Relation } from "@stheno/core/internal/platform/query/entity.ts"
import { firstSentence } from "./code/sentences.ts"

/**
 * Says which rows a relation reads: with its own description, or with the description of the column that joins them.
 * @since 0.1
 */
export function relationMeaning(relation: Relation, entity: Entity, target: Entity, own?: string): string {
  const rows = own ? [own, ...sortingOf(relation)] : rowsOf(relation, entity, target)
  return [...rows, ...limitsOf(relation)].join(" ")
}

function sortingOf(relation: Relation): string[] {
  return relation.kind === "through" && relation.rank ? [`Sorted by \`${relation.rank}\`.`] : []
}

function rowsOf(relation: Relation, entity: Entity, target: Entity): string[] {
  if (relation.kind === "through") {
    const subject = relation.single ? `The \`${target.name}\`` : `Every \`${target.name}\``
    const order = relation.rank ? `, in the order of \`${relation.rank}\`` : ""
    return [`${subject} that a row of the table \`${relation.table}\` joins to this entity${order}.`]
  }
  const { targetColumn, column } = relation
  if (relation.kind === "one" && !relation.inverse) {
    const about = entity.columns[column] ?? ""
    return targetColumn === "id"
      ? [about.replace(/^The ID of the /, "The ")]
      : [`The \`${target.name}\` whose \`${targetColumn}\` is in \`${column}\`.`]
  }
  const subject = relation.kind === "many" ? "Every" : "The"
  const joined = column === "id" ? `the ID of this \`${entity.name}\`` : `the same as \`${column}\``
  const meaning = columnMeaning(target.columns[targetColumn] ?? "")
  return [
    `${subject} \`${target.name}\` whose \`${targetColumn}\`${meaning && `, ${meaning},`} is ${joined}.`,
  ]
}

/** What a column refers to, as the end of a sentence; whether it can be null matters only in the other direction. */
function columnMeaning(about: string): string {
  const subject = firstSentence(about)
    .replace(/\.$/, "")
    .replace(/[,;] null .*$/, "")
    .replace(/^The ID of /, "")
  return subject.charAt(0).toLowerCase() + subject.slice(1)
}

function limitsOf({ where, withDeleted }: Relation): string[] {
  const conditions = Object.entries(where ?? {}).map(([column, value]) => `\`${column}\` \`${value}\``)
  return [
    ...(conditions.length > 0 ? [`Only rows with ${conditions.join(" and ")}.`] : []),
    ...(withDeleted ? ["Deleted rows are included."] : []),
  ]
}
