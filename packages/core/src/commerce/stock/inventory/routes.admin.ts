import * as z from "zod"
import { stockedLevel } from "../../../computed.ts"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { wholeRow } from "../../../platform/query/selection.ts"
import { deleteInventoryItems } from "./delete-inventory-items.ts"
import {
  listInventoryItems,
  listLevels,
  retrieveItem,
  retrieveStockedItem,
  retrieveVariantInventory,
} from "./read-items.ts"
import { itemSelection, levelSelection } from "./selections.ts"
import {
  createInventoryItemBody,
  createInventoryItemQuery,
  createLevelBody,
  inventoryItemQuery,
  listInventoryItemsQuery,
  listLevelsQuery,
  updateInventoryItemBody,
  updateLevelBody,
} from "./shapes.ts"
import { createItemOfVariant, updateInventoryItem } from "./write-item.ts"
import { createLevel, deleteLevel, updateLevel } from "./write-level.ts"

const base = {
  tag: "Inventory Items",
  access: "admin",
  response: answers({ inventory_item: resource("InventoryItem") }),
} as const

const one = { ...base, query: inventoryItemQuery, select: itemSelection } as const

const itemOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetInventoryItems",
    method: "GET",
    path: "/admin/inventory-items",
    summary: "List inventory items with their variants and levels.",
    query: listInventoryItemsQuery,
    select: { ...itemSelection, isList: true },
    response: answersPage("inventory_items", "InventoryItem"),
    handler: async ({ query, selection }, { db }) =>
      page("inventory_items", await listInventoryItems(db, query, selection), query),
  }),
  operation({
    ...base,
    id: "PostInventoryItems",
    service: "inventoryService.create",
    method: "POST",
    path: "/admin/inventory-items",
    answers404: true,
    summary: "Create an inventory item.",
    query: createInventoryItemQuery,
    body: createInventoryItemBody,
    refused: {
      body: ["ean", "upc", "barcode", "inventory_quantity", "allow_backorder", "manage_inventory"],
    },
    unique: "sku",
    handler: async ({ body }, context) => {
      const id = await createItemOfVariant(context, body)
      return { inventory_item: await retrieveItem(context.db, id, wholeRow) }
    },
  }),
  operation({
    ...one,
    id: "GetInventoryItemsInventoryItem",
    method: "GET",
    path: "/admin/inventory-items/{id}",
    summary: "Get an inventory item with its levels.",
    handler: async ({ params, selection }, { db }) => ({
      inventory_item: await retrieveStockedItem(db, params.id, selection),
    }),
  }),
  operation({
    ...one,
    id: "PostInventoryItemsInventoryItem",
    service: "inventoryService.update",
    method: "POST",
    path: "/admin/inventory-items/{id}",
    summary: "Update an inventory item.",
    body: updateInventoryItemBody,
    unique: "sku",
    handler: async ({ params, body, selection }, context) => {
      await updateInventoryItem(context, params.id, body)
      return { inventory_item: await retrieveItem(context.db, params.id, selection) }
    },
  }),
  operation({
    ...base,
    id: "DeleteInventoryItemsInventoryItem",
    service: "inventoryService.delete",
    method: "DELETE",
    path: "/admin/inventory-items/{id}",
    answers404: false,
    summary: "Delete an inventory item with its levels and reservations.",
    about: "Variants that require the item no longer do. Succeeds even if the item does not exist.",
    response: answersDeleted("inventory_item"),
    handler: async ({ params }, context) => {
      await deleteInventoryItems(context, [params.id])
      return deleted(params.id, "inventory_item")
    },
  }),
]

const levelOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetInventoryItemsInventoryItemLocationLevels",
    method: "GET",
    path: "/admin/inventory-items/{id}/location-levels",
    summary: "List the levels of an inventory item.",
    query: listLevelsQuery,
    // The selection is about the levels.
    select: levelSelection,
    response: answers({ inventory_item: resource("InventoryItem", { only: ["id", "location_levels"] }) }),
    handler: async ({ params, query, selection }, { db }) => ({
      inventory_item: await listLevels(db, params.id, selection, query.location_id ?? undefined),
    }),
  }),
  operation({
    ...one,
    id: "PostInventoryItemsInventoryItemLocationLevels",
    method: "POST",
    path: "/admin/inventory-items/{id}/location-levels",
    summary: "Create a stock level of an inventory item.",
    about: "A deleted level is restored, without reservations.",
    body: createLevelBody,
    unique: { property: "location_id", cause: "the inventory item already has a level at this location" },
    handler: async ({ params, body, selection }, context) => {
      await createLevel(context, params.id, body)
      return { inventory_item: await retrieveItem(context.db, params.id, selection) }
    },
  }),
  operation({
    ...one,
    id: "PostInventoryItemsInventoryItemLocationLevelsLocationLevel",
    method: "POST",
    path: "/admin/inventory-items/{id}/location-levels/{location_id}",
    summary: "Update the stock of an inventory item at a location.",
    body: updateLevelBody,
    handler: async ({ params, body, selection }, context) => {
      await updateLevel(context, params.id, params.location_id, body)
      return { inventory_item: await retrieveItem(context.db, params.id, selection) }
    },
  }),
  operation({
    ...base,
    id: "DeleteInventoryItemsInventoryIteLocationLevelsLocation",
    method: "DELETE",
    path: "/admin/inventory-items/{id}/location-levels/{location_id}",
    summary: "Remove an inventory item from a location.",
    about: "Rejected while units of the item are reserved there.",
    handler: async ({ params }, context) => {
      await deleteLevel(context, params.id, params.location_id)
      return { inventory_item: await retrieveItem(context.db, params.id, wholeRow) }
    },
  }),
]

const availability = z.object({
  channel_name: z.string().describe("The name of the sales channel."),
  channel_id: z.string().describe("The ID of the sales channel."),
  available_quantity: z.int().describe("The number of units that the sales channel can sell."),
})

/** How an answer shows what a variant is made of. */
const variantInventory = z.object({
  id: z.string().describe("The ID of the variant."),
  inventory: z
    .array(
      z.looseObject({
        id: z.string().describe("The ID of the inventory item."),
        sku: z.string().nullable().describe("The SKU of the inventory item."),
        location_levels: z.array(stockedLevel).describe("The item's levels, one for each of its locations."),
      }),
    )
    .describe("The inventory items of the variant, with their levels."),
  sales_channel_availability: z.array(availability).describe("How many units each sales channel can sell."),
})

export const inventoryAdminOperations: readonly Operation[] = [
  ...itemOperations,
  ...levelOperations,
  operation({
    ...base,
    id: "GetVariantsVariantInventory",
    method: "GET",
    path: "/admin/variants/{id}/inventory",
    tag: "Product Variants",
    summary: "Get the inventory items and the availability of a variant.",
    response: answers({
      variant: plain(
        variantInventory.describe(
          "The variant with its inventory items, and with the number of units that each sales channel can sell.",
        ),
      ),
    }),
    handler: async ({ params }, { db }) => ({ variant: await retrieveVariantInventory(db, params.id) }),
  }),
]
