import { sql } from "kysely"
import { assertFewFailures, countAttempt } from "../../people/auth/index.ts"
import { operation, TextReply, type Operation } from "../../../platform/http/operation.ts"
import { answers, answersText, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { fetchFirst } from "../../../platform/query/fetch.ts"
import { assertWithinReach } from "../../../platform/query/reach.ts"
import { entitiesOf } from "../../../platform/query/registry.ts"
import { acceptClaim, requestClaim } from "./claim-orders.ts"
import { orderErrors } from "./errors.ts"
import { findOrders } from "./list-orders.ts"
import { assertOwnOrder, isVisibleTo } from "./order-access.ts"
import { findOrder, listOrders, retrieveOrder } from "./retrieve-order.ts"
import { ownOrders, storeOrder } from "./selections.ts"
import {
  acceptClaimBody,
  listOwnOrdersQuery,
  lookUpOrderQuery,
  orderQuery,
  requestClaimBody,
} from "./shapes.ts"

const answersOrder = answers({ order: resource("Order") })

export const orderStoreOperations: readonly Operation[] = [
  operation({
    id: "GetOrders",
    method: "GET",
    path: "/store/orders",
    tag: "Orders",
    summary: "Look up an order by its number and email address.",
    about:
      "For customers without an account: anyone who knows both can see the order. An IP address that fails as often within a minute as it may try to sign in gets `429`, also for orders that exist.",
    access: "store",
    query: lookUpOrderQuery,
    select: { ...storeOrder, isList: true },
    response: answersOrder,
    refusals: ["404 as text", 429],
    handler: async ({ query, selection }, context) => {
      const { display_id, email, shipping_address } = query
      const postalCode = shipping_address?.postal_code
      const where = [
        isVisibleTo(context.customerId),
        sql`lower(root.email) = ${email.toLowerCase()}`,
        Number.isSafeInteger(display_id) ? sql`root.display_id::bigint = ${display_id}` : sql`false`,
        ...(postalCode
          ? [
              sql`exists (select from address a where a.id = root.shipping_address_id and a.postal_code = ${postalCode})`,
            ]
          : []),
      ]
      await assertFewFailures(context, "order-lookup")
      const { rows } = await listOrders(context, { where, limit: 1 }, { wanted: selection, shows: "asked" })
      if (rows[0]) return { order: rows[0] }
      await countAttempt(context, "order-lookup")
      return new TextReply("Not Found", 404)
    },
  }),
  operation({
    id: "GetOrdersOrder",
    method: "GET",
    path: "/store/orders/{id}",
    tag: "Orders",
    summary: "Get an order with its totals.",
    access: "store",
    query: orderQuery,
    select: storeOrder,
    response: answersOrder,
    about: "Signed-in customers do not find orders of other accounts.",
    handler: async ({ params, selection }, context) => {
      const id = params.id
      await assertOwnOrder(context, { id }, () => orderErrors.not_found(id))
      return { order: await retrieveOrder(context, id, selection) }
    },
  }),
  operation({
    id: "GetOrdersOrderCartId",
    method: "GET",
    path: "/store/orders/cart/{cart_id}",
    tag: "Orders",
    summary: "Get the order of a cart.",
    access: "store",
    query: orderQuery,
    select: storeOrder,
    response: answersOrder,
    handler: async ({ params, selection }, context) => {
      const cart_id = params.cart_id
      await assertOwnOrder(context, { cart_id }, () => orderErrors.not_found_by_cart(cart_id))
      const known = await fetchFirst(context.db, { entity: "Order", filters: { cart_id } })
      const view = { wanted: selection, shows: "everything" } as const
      const order = known && (await findOrder(context, known.id, view))
      if (!order) throw orderErrors.not_found_by_cart(cart_id)
      return { order }
    },
  }),
  operation({
    id: "GetCustomersCustomerOrders",
    method: "GET",
    path: "/store/customers/me/orders",
    tag: "Customers",
    summary: "List the signed-in customer's orders.",
    access: "customer",
    query: listOwnOrdersQuery,
    select: ownOrders,
    response: answersPage("orders", "Order"),
    handler: async ({ query, selection }, context) => {
      const entities = entitiesOf(context.db)
      // A built-in entity, which projects extend and cannot remove.
      assertWithinReach(entities.Order!, selection, entities)
      const own = { ...query, region_id: query.region_id == null ? null : [query.region_id] }
      const view = { wanted: selection, shows: "everything" } as const
      // Only signed-in customers get here.
      const found = await findOrders(context, { ...own, customer_id: context.customerId! }, view)
      return page("orders", found, query)
    },
  }),
  operation({
    id: "PostOrdersCustomerOrderClaim",
    method: "POST",
    path: "/store/orders/batch/customer/token",
    tag: "Orders",
    summary: "Request to claim orders that were placed without the account.",
    about:
      "A token is sent to the email addresses that the orders were placed with; anyone who has it can confirm. The limit per minute and IP address is the same as for sign-in.",
    access: "customer",
    limit: { key: "order-claim", times: 1 },
    body: requestClaimBody,
    response: answersText,
    handler: async ({ body }, context) => {
      // Only signed-in customers get here.
      await requestClaim(context, context.customerId!, body.order_ids)
      return new TextReply("OK")
    },
  }),
  operation({
    id: "PostOrdersCustomerOrderClaimsCustomerOrderClaimAccept",
    method: "POST",
    path: "/store/orders/customer/confirm",
    tag: "Orders",
    summary: "Move claimed orders to a customer's account.",
    access: "store",
    body: acceptClaimBody,
    response: answersText,
    handler: async ({ body }, context) => {
      await acceptClaim(context, body.token)
      return new TextReply("OK")
    },
  }),
]
