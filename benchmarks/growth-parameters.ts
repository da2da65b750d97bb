const first = (from: string, where: string) => `select id from ${from} where ${where} order by id limit 1`

/**
 * How to find what the parameters of a path stand for, where the demo shop has nothing or something of another kind: a
 * query whose columns bear their names.
 */
export const growthParameters: Readonly<Record<string, string>> = {
  "/store/swaps/{cart_id}": "select cart_id from swap order by id limit 1",
  "/store/shipping-options/{cart_id}":
    "select id as cart_id from cart where type = 'default' order by id limit 1",
  "/store/carts/{id}": first("cart", "type = 'default'"),
  "/store/orders/cart/{cart_id}": 'select cart_id from "order" where cart_id is not null order by id limit 1',
  "/store/orders": 'select display_id::text, email from "order" order by id limit 1',
  "/admin/order-edits/{id}": first("order_edit", "true"),
  "/store/order-edits/{id}": first("order_edit", "true"),
  "/admin/payment-collections/{id}": first("payment_collection", "true"),
  "/store/payment-collections/{id}": first("payment_collection", "true"),
  "/admin/batch-jobs/{id}": first("batch_job", "true"),
  "/store/gift-cards/{code}": "select code from gift_card order by id limit 1",
  "/admin/customer-groups/{id}/customers": first("customer_group", "true"),
}

/** Paths whose parameters go into the query. */
export const growthQueries: Readonly<Record<string, true>> = { "/store/orders": true }
