import { describe, expect, it } from "vitest"
import { primaryKeys, tableColumns, type ColumnFacts } from "./platform/database/schema.gen.ts"
import v1 from "./platform/database/v1-schema.json" with { type: "json" }
import { abstractEntities, entities } from "./entities.ts"
import type { Entity, Relation } from "./platform/query/entity.ts"

const columnsOf = (table: string): Record<string, ColumnFacts> =>
  (tableColumns as Record<string, Record<string, ColumnFacts>>)[table] ?? {}

const all = Object.values(entities)
const relations = all.flatMap((entity) =>
  Object.entries(entity.relations).map(([name, relation]) => ({ entity, name, relation })),
)

/** `table.column` of both ends; every pair must exist and hold the same kind of value. */
function ends({ entity, relation }: { entity: Entity; relation: Relation }): [string, string][] {
  const target = entities[relation.target]!
  if (relation.kind !== "through")
    return [[`${entity.table}.${relation.column}`, `${target.table}.${relation.targetColumn}`]]
  const key = (primaryKeys as Record<string, readonly string[]>)[target.table]![0]!
  return [
    [`${relation.table}.${relation.sourceColumn}`, `${entity.table}.id`],
    [`${relation.table}.${relation.targetColumn}`, `${target.table}.${key}`],
  ]
}

function kindOf(path: string): string {
  const [table, column] = path.split(".") as [string, string]
  return columnsOf(table)[column]?.kind ?? `${path} does not exist`
}

/** Prefixes of entities that v1's model of the core does not have. */
const laterPrefixes = {
  PaymentCall: "paycall",
  PriceListRule: "plrule",
  PriceListRuleValue: "plrv",
  PriceRule: "prule",
  PriceSet: "pset",
  PriceSetMoneyAmount: "psma",
  RuleType: "rul-typ",
}

/** Why a column does not name one entity. */
const namingNone: Readonly<Record<string, string>> = {
  "AuthSession.subject_id": "a user or a customer",
  "DraftOrder.display_id": "a number",
  "Note.resource_id": "any entity",
  "Notification.resource_id": "any entity",
  "Order.display_id": "a number",
  "Order.external_id": "of another system",
  "OrderEdit.created_by": "a user or a customer",
  "OrderEdit.confirmed_by": "a user or a customer",
  "PaymentCollection.created_by": "a user or a customer",
  "Product.external_id": "of another system",
  "ProductSalesChannel.product_id": "the relation of another entity reads it",
  "ProductSalesChannel.sales_channel_id": "the relation of another entity reads it",
  "PublishableApiKeySalesChannel.publishable_key_id": "the relation of another entity reads it",
  "PublishableApiKeySalesChannel.sales_channel_id": "the relation of another entity reads it",
  "ReservationItem.external_id": "of another system",
  "StagedJob.leased_by": "a process",
}

describe("entities", () => {
  it("are registered under their own names", () => {
    expect(Object.keys(entities)).toEqual(all.map((entity) => entity.name))
    expect(Object.keys(abstractEntities)).toEqual(["TaxLine"])
  })

  it("describe every table once; the rest are tables of pairs that a relation joins by", () => {
    const described = all.map((entity) => entity.table)
    expect(new Set(described).size).toBe(described.length)
    const joins = relations.flatMap(({ relation }) => (relation.kind === "through" ? [relation.table] : []))
    const missing = Object.keys(tableColumns).filter((t) => !described.includes(t) && !joins.includes(t))
    expect(missing).toEqual([])
  })

  it.each(all)("$name: describes each column of its table, in order", (entity) => {
    expect(Object.keys(entity.columns)).toEqual(Object.keys(columnsOf(entity.table)))
    const sentences = [entity.about, ...Object.values(entity.columns)]
    expect(sentences.filter((sentence) => !/^[A-Z`].+\.$/.test(sentence))).toEqual([])
    expect(entity.hidden.filter((column) => !(column in columnsOf(entity.table)))).toEqual([])
  })

  it("are softly deleted exactly where the table can say so", () => {
    const differing = all.filter((entity) => entity.softDelete !== "deleted_at" in columnsOf(entity.table))
    expect(differing.map((entity) => entity.name)).toEqual([])
  })

  it("have v1's id prefixes", () => {
    const prefixes = all.flatMap(({ name, idPrefix }) => (idPrefix ? [[name, idPrefix] as const] : []))
    expect(Object.fromEntries(prefixes)).toEqual({ ...v1.idPrefixes, ...laterPrefixes })
  })

  it("name the prefix of their IDs", () => {
    const made = all.filter(({ columns }) => columns.id?.startsWith("The unique identifier"))
    const without = made.filter(({ columns, idPrefix }) => !columns.id?.includes(`\`${idPrefix}_\``))
    expect(made.length).toBeGreaterThan(50)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it("say which entity each column with an ID names", () => {
    const unknown = all.flatMap(({ name, columns, relations, refersTo = {} }) => {
      const read = Object.values(relations).map((relation) => relation.kind === "one" && relation.column)
      const named = Object.keys(columns).filter((column) => /_(id|by)$/.test(column))
      return named.filter((column) => !read.includes(column) && !refersTo[column]).map((c) => `${name}.${c}`)
    })
    expect(unknown.filter((column) => !(column in namingNone))).toEqual([])
    expect(Object.keys(namingNone).filter((column) => !unknown.includes(column))).toEqual([])
    const targets = all.flatMap(({ columns, refersTo = {} }) =>
      Object.entries(refersTo).filter(([column, target]) => !(column in columns) || !entities[target]),
    )
    expect(targets).toEqual([])
  })

  it("hide secrets, and the path that v1 keeps to itself", () => {
    const hidden = all.flatMap(({ name, hidden }) => hidden.map((column) => `${name}.${column}`))
    expect(hidden.sort()).toEqual([
      "AuthSession.data",
      "AuthSession.sid",
      "BatchJob.attempts",
      "BatchJob.resume_from",
      "Customer.password_hash",
      "GiftCard.is_disabled_by_user",
      "IdempotencyKey.fingerprint",
      "IdempotencyKey.response_text",
      "PriceList.announced_at",
      "ProductCategory.mpath",
      "User.password_hash",
    ])
  })
})

describe("relations", () => {
  it("lead to registered entities", () => {
    const lost = relations.filter(({ relation }) => !(relation.target in entities))
    expect(lost.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([])
  })

  it("join existing columns that hold the same kind of value", () => {
    const broken = relations.flatMap((relation) =>
      ends(relation)
        .filter(([here, there]) => kindOf(here) !== kindOf(there))
        .map(([here, there]) => `${relation.entity.name}.${relation.name}: ${here} = ${there}`),
    )
    expect(broken).toEqual([])
  })

  it("never take the name of a column", () => {
    const clashing = relations.filter(({ entity, name }) => name in columnsOf(entity.table))
    expect(clashing.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([])
  })

  it("are loaded by themselves only where v1 does so", () => {
    const eager = relations.filter(({ relation }) => relation.eager)
    expect(eager.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([
      "Fulfillment.items",
      "Return.items",
    ])
  })
})
