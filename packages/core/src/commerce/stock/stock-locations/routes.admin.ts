import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import type { SelectionRules } from "../../../platform/query/selection.ts"
import { listStockLocations, retrieveStockLocation } from "./read-stock-locations.ts"
import {
  createStockLocationBody,
  listStockLocationsQuery,
  stockLocationQuery,
  updateStockLocationBody,
} from "./shapes.ts"
import { createStockLocation, deleteStockLocation, updateStockLocation } from "./write-stock-location.ts"

const select: SelectionRules = {
  fields: ["id", "name", "address_id", "metadata", "created_at", "updated_at"],
}

const base = {
  tag: "Stock Locations",
  access: "admin",
  response: answers({ stock_location: resource("StockLocation") }),
} as const

const one = { ...base, query: stockLocationQuery, select } as const

export const stockLocationAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetStockLocations",
    method: "GET",
    path: "/admin/stock-locations",
    summary: "List stock locations.",
    answers404: true,
    query: listStockLocationsQuery,
    refused: { query: ["created_at", "updated_at", "deleted_at"] },
    select: { ...select, isList: true },
    response: answersPage("stock_locations", "StockLocation"),
    handler: async ({ query, selection }, { db }) =>
      page("stock_locations", await listStockLocations(db, query, selection), query),
  }),
  operation({
    ...one,
    id: "PostStockLocations",
    service: "stockLocationService.create",
    method: "POST",
    path: "/admin/stock-locations",
    answers404: true,
    summary: "Create a stock location.",
    body: createStockLocationBody,
    handler: async ({ body, selection }, context) => {
      const id = await createStockLocation(context, body)
      return { stock_location: await retrieveStockLocation(context.db, id, selection) }
    },
  }),
  operation({
    ...one,
    id: "GetStockLocationsStockLocation",
    method: "GET",
    path: "/admin/stock-locations/{id}",
    summary: "Get a stock location.",
    handler: async ({ params, selection }, { db }) => ({
      stock_location: await retrieveStockLocation(db, params.id, selection),
    }),
  }),
  operation({
    ...one,
    id: "PostStockLocationsStockLocation",
    service: "stockLocationService.update",
    method: "POST",
    path: "/admin/stock-locations/{id}",
    summary: "Update a stock location.",
    body: updateStockLocationBody,
    handler: async ({ params, body, selection }, context) => {
      await updateStockLocation(context, params.id, body)
      return { stock_location: await retrieveStockLocation(context.db, params.id, selection) }
    },
  }),
  operation({
    ...base,
    id: "DeleteStockLocationsStockLocation",
    service: "stockLocationService.delete",
    method: "DELETE",
    path: "/admin/stock-locations/{id}",
    answers404: false,
    summary: "Delete a stock location with its stock.",
    about:
      "The reservations at the location are deleted, too, and sales channels no longer sell from it. Succeeds even if the location does not exist.",
    response: answersDeleted("stock_location"),
    handler: async ({ params }, context) => {
      await deleteStockLocation(context, params.id)
      return deleted(params.id, "stock_location")
    },
  }),
]
