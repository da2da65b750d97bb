import { defineErrors } from "../kernel/errors.ts"

export const reservationErrors = defineErrors("reservations", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Reservation with id ${id} not found`,
    when: "No reservation has this id, or it was deleted.",
    fix: "Use the id of a reservation that exists.",
  },
  item_not_found: {
    type: "not_found",
    message: (id: string) => `ReservationItem with id ${id} was not found`,
    when: "A reservation that does not exist is to be changed.",
    fix: "Use the id of a reservation that exists.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "Units are to be reserved for a line item that does not exist.",
    fix: "Use the id of a line item that exists.",
  },
  more_than_ordered: {
    type: "invalid_data",
    message: () => "The reservations of a line item cannot exceed its unfulfilled quantity",
    when: "All reservations of a line item together would be more than is still to be sent of it.",
    fix: "Reserve fewer units.",
  },
})
