/** Reads that are not counted, and why. */
export const unmeasured: Readonly<Record<string, string>> = {
  "/store/swaps/{cart_id}": "the demo shop has no swap whose cart is open",
  "/admin/order-edits/{id}": "the demo shop has no order edit",
  "/store/order-edits/{id}": "the demo shop has no order edit",
  "/admin/payment-collections/{id}": "the demo shop has no payment collection",
  "/store/payment-collections/{id}": "the demo shop has no payment collection",
  "/admin/batch-jobs/{id}": "the demo shop has no batch job",
  "/store/orders": "it finds one order by number and e-mail address; /store/orders/{id} is the same answer",
  "/store/gift-cards/{code}": "counted as an attempt to guess a code",
}
