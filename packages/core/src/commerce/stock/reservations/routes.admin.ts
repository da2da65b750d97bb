import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import type { SelectionRules } from "../../../platform/query/selection.ts"
import { listReservations, retrieveReservation } from "./read-reservations.ts"
import { createReservationBody, listReservationsQuery, updateReservationBody } from "./shapes.ts"
import { createReservation, deleteReservation, updateReservation } from "./write-reservation.ts"

/** What lists give of a reservation by default. */
const select: SelectionRules = {
  isList: true,
  fields: [
    "id",
    "location_id",
    "inventory_item_id",
    "quantity",
    "line_item_id",
    "description",
    "metadata",
    "created_at",
    "updated_at",
  ],
}

const base = {
  tag: "Reservations",
  access: "admin",
  response: answers({ reservation: resource("ReservationItem") }),
} as const

export const reservationAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetReservations",
    method: "GET",
    path: "/admin/reservations",
    summary: "List reservations.",
    query: listReservationsQuery,
    select,
    response: answersPage("reservations", "ReservationItem"),
    handler: async ({ query, selection }, { db }) =>
      page("reservations", await listReservations(db, query, selection), query),
  }),
  operation({
    ...base,
    id: "PostReservations",
    method: "POST",
    path: "/admin/reservations",
    answers404: true,
    summary: "Reserve units of an inventory item at a location.",
    about: "You can reserve more units than are in stock, but for a line item at most the units to ship.",
    body: createReservationBody,
    handler: async ({ body }, context) => {
      const id = await createReservation(context, body)
      return { reservation: await retrieveReservation(context.db, id) }
    },
  }),
  operation({
    ...base,
    id: "GetReservationsReservation",
    method: "GET",
    path: "/admin/reservations/{id}",
    summary: "Get a reservation.",
    handler: async ({ params }, { db }) => ({ reservation: await retrieveReservation(db, params.id) }),
  }),
  operation({
    ...base,
    id: "PostReservationsReservation",
    method: "POST",
    path: "/admin/reservations/{id}",
    summary: "Update a reservation.",
    about: "Units that move to another location are released at the previous one.",
    body: updateReservationBody,
    handler: async ({ params, body }, context) => {
      await updateReservation(context, params.id, body)
      return { reservation: await retrieveReservation(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeleteReservationsReservation",
    method: "DELETE",
    path: "/admin/reservations/{id}",
    answers404: false,
    summary: "Delete a reservation and release its units.",
    about: "Succeeds even if it does not exist.",
    response: answersDeleted("reservation"),
    handler: async ({ params }, context) => {
      await deleteReservation(context, params.id)
      return deleted(params.id, "reservation")
    },
  }),
]
