import * as z from "zod"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { fetchById, fetchPage, fetchRows } from "../../../platform/query/fetch.ts"
import { orderErrors } from "./errors.ts"
import { reserveLine } from "./reserve-line.ts"
import { listReservationsQuery, reserveLineBody } from "./shapes.ts"

/** What v1's documents put beside the reservation, where its columns are. */
const misplaced = [
  "line_item_id",
  "location_id",
  "inventory_item_id",
  "quantity",
  "description",
  "metadata",
] as const
const notHere = plain(z.never().optional().describe("Never given here: it is a column of `reservation`."))

/** What of the stock is promised to an order. */
export const orderReservationOperations: readonly Operation[] = [
  operation({
    id: "GetOrdersOrderReservations",
    method: "GET",
    path: "/admin/orders/{id}/reservations",
    tag: "Orders",
    summary: "List the reservations of an order's lines.",
    access: "admin",
    query: listReservationsQuery,
    select: { isList: true },
    response: answersPage("reservations", "ReservationItem"),
    handler: async ({ params, query, selection }, { db }) => {
      const order = await fetchById(db, "Order", params.id)
      if (!order) throw orderErrors.not_found(params.id)
      const lines = await fetchRows(db, { entity: "LineItem", filters: { order_id: order.id } })
      const found = await fetchPage(db, {
        entity: "ReservationItem",
        selection,
        filters: { line_item_id: lines.map((line) => line.id) },
        order: query.order,
        limit: query.limit,
        offset: query.offset,
      })
      return page("reservations", found, query)
    },
  }),
  operation({
    id: "PostOrdersOrderLineItemReservations",
    method: "POST",
    path: "/admin/orders/{id}/line-items/{line_item_id}/reserve",
    tag: "Orders",
    summary: "Reserve the unfulfilled units of an order line.",
    about:
      "The units are reserved at the locations of the order's sales channel. To choose a location, use `/admin/reservations`.",
    access: "admin",
    body: reserveLineBody,
    refused: { body: ["location_id", "quantity"] },
    response: answers({
      reservation: resource("ReservationItem", { nullable: true }),
      ...Object.fromEntries(misplaced.map((name) => [name, notHere])),
    }),
    handler: async ({ params }, context) => ({
      reservation: await reserveLine(context, params.id, params.line_item_id),
    }),
  }),
]
