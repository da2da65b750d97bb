import { defineErrors } from "../../../platform/kernel/errors.ts"

export const reservationErrors = defineErrors("reservations", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Reservation with id ${id} not found`,
    when: "No reservation has this ID, or it was deleted.",
    fix: "Use the ID of a reservation that exists.",
  },
  item_not_found: {
    type: "not_found",
    message: (id: string) => `ReservationItem with id ${id} was not found`,
    when: "The reservation to update does not exist.",
    fix: "Use the ID of a reservation that exists.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "The line item of the reservation does not exist.",
    fix: "Use the ID of a line item that exists.",
  },
  more_than_ordered: {
    type: "invalid_data",
    message: () => "The reservation quantity cannot be greater than the unfulfilled line item quantity",
    when: "The line item's reservations would add up to more units than are left to fulfill.",
    fix: "Reserve fewer units.",
  },
})
