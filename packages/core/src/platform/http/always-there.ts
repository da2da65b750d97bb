import type { Entity } from "../query/entity.ts"
import { readableColumns } from "../query/plan.ts"
import type { Operation } from "./operation.ts"
import { firstOf } from "../kernel/certain.ts"

/** Columns that some answer leaves out without being asked to, where no rule of selection says so. */
const leftOut: Readonly<Record<string, string>> = {
  DiscountCondition: "deleted_at metadata",
  DraftOrder: "completed_at idempotency_key",
  GiftCard: "order_id",
  InventoryItem: "deleted_at",
  LineItemTaxLine: "id created_at updated_at metadata",
  Order: "billing_address_id shipping_address_id idempotency_key external_id",
  OrderEdit: "updated_at",
  ProductCollection: "deleted_at metadata",
  ProductTag: "deleted_at metadata",
  ProductType: "deleted_at metadata",
  ReservationItem: "created_by deleted_at external_id",
  ReturnReason: "metadata",
  ShippingMethodTaxLine: "id created_at updated_at metadata",
  StockLocation: "deleted_at",
  Swap: "allow_backorder canceled_at confirmed_at deleted_at idempotency_key no_notification shipping_address_id",
  TaxRate: "metadata",
}

/**
 * The columns of an entity that every answer has which holds it, unless `fields` asks for others.
 * @param operations all of them: what one selects by itself may lack a column
 * @since 0.1
 */
export function alwaysThere(entity: Entity, operations: readonly Operation[]): string[] {
  const lacking = new Set(leftOut[entity.name]?.split(" "))
  const selections = operations.flatMap((operation) =>
    entityOf(operation) === entity.name && operation.select?.fields ? [new Set(selected(operation))] : [],
  )
  return readableColumns(entity).filter(
    (column) => !lacking.has(column) && selections.every((names) => names.has(column)),
  )
}

/**
 * What an operation selects of its entity by itself, `fields` and `expand` left out: columns and relations.
 * @since 0.1
 */
export function selectedBy(operation: Operation, entity: Entity): string[] {
  if (!operation.select) return []
  const eager = Object.entries(entity.relations).flatMap(([name, relation]) => (relation.eager ? [name] : []))
  return [...new Set([...selected(operation), ...eager])].filter(
    (name) => name in entity.facts || name in entity.relations,
  )
}

function selected({ select }: Operation): string[] {
  const { fields = [], relations = [], isList } = select ?? {}
  const roots = relations.map((path) => firstOf(path.split(".")))
  const columns = fields.filter((field) => !field.includes("."))
  return [...(columns.length > 0 ? ["id", ...(isList ? ["created_at"] : []), ...columns] : []), ...roots]
}

/** The one entity that an operation answers, alone or in a list. */
function entityOf({ response }: Operation): string | undefined {
  if (response.kind === "resource") return response.entity
  if (response.kind !== "json") return undefined
  const found = Object.values(response.properties).flatMap((field) =>
    (field.kind === "resource" && !field.only) || field.kind === "resources" ? [field.entity] : [],
  )
  return found.length === 1 ? found[0] : undefined
}
