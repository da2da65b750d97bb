export { captureOrder } from "./capture-order.ts"
export { addedOrderOperations } from "./routes.admin-added.ts"
export { createOrderFromCart, type OrderSource } from "./create-from-cart.ts"
export { editStatus, type EditStatus } from "./edit-status.ts"
export { orderErrors } from "./errors.ts"
export { orderConditions } from "./list-orders.ts"
export { lockOrder, lockOrderFor, setStatus, type LockedOrder } from "./lock-order.ts"
export { assertOwnOrder } from "./order-access.ts"
export { concludePayment } from "./conclude-payment.ts"
export { answerOrder, orderChange } from "./order-change.ts"
export {
  presentOrders,
  taxesOfOrder,
  totalsOfOrder,
  type OrderReader,
  type OrderResponse,
} from "./present-order.ts"
export { adminRules } from "./order-view.ts"
export { resumeRefunds } from "./resume-refunds.ts"
export { assertChangedOrder, listOrders, retrieveChangedOrder, retrieveOrder } from "./retrieve-order.ts"
export { orderAdminOperations } from "./routes.admin.ts"
export { orderReservationOperations } from "./routes.reservations.ts"
export { orderStoreOperations } from "./routes.store.ts"
export { assertAllowed } from "./rules.ts"
export { listOrdersQuery } from "./shapes.ts"
export { adminOrder, storeOrder } from "./selections.ts"
