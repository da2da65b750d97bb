export { reservationErrors } from "./errors.ts"
export { listReservations, retrieveReservation } from "./read-reservations.ts"
export { reservationAdminOperations } from "./routes.admin.ts"
export { createReservation, deleteReservation, updateReservation } from "./write-reservation.ts"
