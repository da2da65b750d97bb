import { guessing } from "../gift-cards/index.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { operation, type Context, type JsonReply, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { outsideOfKey } from "../../store/sales-channels/index.ts"
import { addLineItem } from "./add-line-item.ts"
import { addShippingMethod } from "./add-shipping-method.ts"
import { changeAndAnswer, type ChangeCall } from "./change-cart.ts"
import { removeDiscount } from "./change-discounts.ts"
import { createCart } from "./create-cart.ts"
import {
  createPaymentSessions,
  deletePaymentSession,
  refreshPaymentSession,
  selectPaymentSession,
  updatePaymentSession,
} from "./payment-sessions.ts"
import { checkSelection } from "./present-cart.ts"
import { removeLineItem } from "./remove-line-item.ts"
import { retrieveCart } from "./retrieve-cart.ts"
import { cartSelection } from "./selection.ts"
import {
  addLineItemBody,
  addShippingMethodBody,
  cartQuery,
  createCartBody,
  selectSessionBody,
  updateCartBody,
  updateLineItemBody,
  updateSessionBody,
} from "./shapes.ts"
import { changesNothing, updateCart } from "./update-cart.ts"
import { updateLineItem } from "./update-line-item.ts"

const answersCart = answers({ cart: resource("Cart") })

/** What all operations on one cart have in common. */
const onCart = {
  tag: "Carts",
  access: "store",
  query: cartQuery,
  select: cartSelection,
  response: answersCart,
  ownsTransactions: true,
} as const

const cartOperations: readonly Operation[] = [
  operation({
    ...onCart,
    id: "PostCart",
    service: "cartService.create",
    method: "POST",
    path: "/store/carts",
    answers404: true,
    summary: "Create a cart.",
    about:
      "Without a region, the store's first one is used. The cart belongs to the signed-in customer, if any. Items in the body are not merged.",
    body: createCartBody,
    underKey: "whole",
    handler: async ({ body, selection }, context) => {
      const foreign = foreignChannel(context, body.sales_channel_id)
      if (foreign) return foreign
      checkSelection(context.db, selection)
      const request = requestContext(context)
      const id = await inTransaction(context, (tx) =>
        createCart(tx, { ...body, context: { ...body.context, ...request } }),
      )
      return { cart: await retrieveCart(context, id, selection) }
    },
  }),
  operation({
    ...onCart,
    id: "GetCartsCart",
    service: "cartService.retrieveWithTotals",
    method: "GET",
    path: "/store/carts/{id}",
    summary: "Get a cart with its totals.",
    about:
      "Retrieving a cart does not change it. `customer` is `null` when the cart belongs to an account that is not signed in.",
    handler: async ({ params, selection }, context) => ({
      cart: await retrieveCart(context, params.id, selection),
    }),
  }),
  operation({
    ...onCart,
    id: "PostCartsCart",
    service: "cartService.update",
    method: "POST",
    path: "/store/carts/{id}",
    summary: "Update a cart.",
    about:
      "A guest's cart becomes the signed-in customer's, with an empty body too. Changing the region removes shipping methods, gift cards and payment sessions, and lines without a price there.",
    body: updateCartBody,
    refusals: [429],
    handler: async ({ params, body, selection }, context) => {
      const foreign = foreignChannel(context, body.sales_channel_id)
      if (foreign) return foreign
      const call: ChangeCall = {
        id: params.id,
        selection,
        sessions: "tell",
        dropsSessions: (before) => !!body.region_id && body.region_id !== before.region_id,
        isEmpty: (cart) => changesNothing(cart, body),
      }
      const change = () => changeAndAnswer(context, call, (tx, cart) => updateCart(tx, cart, body))
      return { cart: body.gift_cards?.length ? await guessing(context, change) : await change() }
    },
  }),
  operation({
    ...onCart,
    id: "DeleteCartsCartDiscountsDiscount",
    service: "cartService.removeDiscount",
    method: "DELETE",
    path: "/store/carts/{id}/discounts/{code}",
    summary: "Remove a discount from a cart.",
    about:
      "A code that the cart does not have is ignored. If this removes free shipping, shipping methods get the prices of their options again, and methods whose price a provider calculates are removed.",
    handler: async ({ params, selection }, context) => ({
      cart: await changeAndAnswer(context, { id: params.id, selection }, (tx, cart) =>
        removeDiscount(tx, cart, params.code),
      ),
    }),
  }),
  operation({
    ...onCart,
    id: "PostCartsCartShippingMethod",
    service: "cartService.addShippingMethod",
    method: "POST",
    path: "/store/carts/{id}/shipping-methods",
    summary: "Add a shipping method to a cart.",
    about: "The new method replaces a shipping method of the same shipping profile.",
    body: addShippingMethodBody,
    handler: async ({ params, body, selection }, context) => ({
      cart: await addShippingMethod(context, {
        id: params.id,
        selection,
        optionId: body.option_id,
        data: requiredColumns("shipping_method", { data: body.data }).data ?? {},
      }),
    }),
  }),
  operation({
    ...onCart,
    id: "PostCartsCartTaxes",
    method: "POST",
    path: "/store/carts/{id}/taxes",
    summary: "Calculate the taxes of a cart.",
    isIdempotent: true,
    handler: async ({ params, selection }, context) => ({
      cart: await retrieveCart(context, params.id, selection, { withTaxes: true }),
    }),
  }),
]

const lineItemOperations: readonly Operation[] = [
  operation({
    ...onCart,
    id: "PostCartsCartLineItems",
    service: "cartService.addLineItem",
    method: "POST",
    path: "/store/carts/{id}/line-items",
    summary: "Add units of a variant to a cart.",
    about: "Units of the same variant with the same metadata share one line.",
    body: addLineItemBody,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => ({
      cart: await changeAndAnswer(
        context,
        { id: params.id, selection: withCustomer(selection) },
        (tx, cart) => addLineItem(tx, cart, body),
      ),
    }),
  }),
  operation({
    ...onCart,
    id: "PostCartsCartLineItemsItem",
    service: "cartService.updateLineItem",
    method: "POST",
    path: "/store/carts/{id}/line-items/{line_id}",
    summary: "Update the quantity of a line item.",
    about: "Quantity 0 removes the line. Metadata is merged key by key.",
    body: updateLineItemBody,
    handler: async ({ params, body, selection }, context) => ({
      cart: await changeAndAnswer(context, { id: params.id, selection }, (tx, cart) =>
        updateLineItem(tx, cart, { lineId: params.line_id, ...body }),
      ),
    }),
  }),
  operation({
    ...onCart,
    id: "DeleteCartsCartLineItemsItem",
    service: "cartService.removeLineItem",
    method: "DELETE",
    path: "/store/carts/{id}/line-items/{line_id}",
    summary: "Remove a line item from a cart.",
    about:
      "A line that the cart does not have is ignored. The shipping methods of the cart are removed, too: add one again.",
    handler: async ({ params, selection }, context) => ({
      cart: await changeAndAnswer(context, { id: params.id, selection }, (tx, cart) =>
        removeLineItem(tx, cart, params.line_id),
      ),
    }),
  }),
]

const sessionOperations: readonly Operation[] = [
  operation({
    ...onCart,
    id: "PostCartsCartPaymentSessions",
    service: "cartService.setPaymentSessions",
    method: "POST",
    path: "/store/carts/{id}/payment-sessions",
    refusals: [422],
    summary: "Create the payment sessions of a cart.",
    about:
      "A payment session prepares a payment with one payment provider: its `data` contains what the storefront needs to show the provider's form. The cart gets one for each payment provider of its region. If there is only one provider, its session is selected; otherwise `POST /store/carts/{id}/payment-session` selects one. Another call adapts the sessions to the cart's total and keeps the selection. A cart with nothing to pay, such as an empty one, has no sessions, and existing ones are deleted. The response contains the cart twice, as `cart` and as `data`; only `cart` has `raw_discount_total`.",
    isIdempotent: true,
    response: answers({ cart: resource("Cart"), data: resource("Cart") }),
    handler: async ({ params, selection }, context) => {
      const call = { id: params.id, selection: withCustomer(selection) }
      const cart = await createPaymentSessions(context, call)
      // v1 answers with the cart twice, and once with a total that is nowhere else.
      // `createPaymentSessions` returns presented items.
      const items = (cart.items ?? []) as readonly { raw_discount_total: number }[]
      // `createPaymentSessions` returns presented items.
      const raw_discount_total = items.reduce((sum, item) => sum + item.raw_discount_total, 0)
      // `createPaymentSessions` returns presented items.
      return { cart: { ...cart, raw_discount_total }, data: cart }
    },
  }),
  operation({
    ...onCart,
    id: "PostCartsCartPaymentSession",
    service: "cartService.setPaymentSession",
    method: "POST",
    path: "/store/carts/{id}/payment-session",
    summary: "Select a payment session.",
    about:
      "The session is prepared with its provider. A session that was selected before is deleted at its provider; the cart keeps it, so that it can be selected again.",
    body: selectSessionBody,
    refusals: [422],
    handler: async ({ params, body, selection }, context) => ({
      cart: await selectPaymentSession(context, { id: params.id, selection, providerId: body.provider_id }),
    }),
  }),
  operation({
    ...onCart,
    id: "PostCartsCartPaymentSessionUpdate",
    method: "POST",
    path: "/store/carts/{id}/payment-sessions/{provider_id}",
    summary: "Select a payment session and update its data.",
    body: updateSessionBody,
    refusals: [422],
    handler: async ({ params, body, selection }, context) => ({
      cart: await updatePaymentSession(context, {
        id: params.id,
        selection,
        providerId: params.provider_id,
        data: body.data,
      }),
    }),
  }),
  operation({
    ...onCart,
    id: "PostCartsCartPaymentSessionsSession",
    method: "POST",
    path: "/store/carts/{id}/payment-sessions/{provider_id}/refresh",
    refusals: [422],
    summary: "Refresh a payment session with its provider.",
    about: "The session is not selected afterwards. Succeeds even if the session does not exist.",
    handler: async ({ params, selection }, context) => ({
      cart: await refreshPaymentSession(context, {
        id: params.id,
        selection,
        providerId: params.provider_id,
      }),
    }),
  }),
  operation({
    ...onCart,
    id: "DeleteCartsCartPaymentSessionsSession",
    method: "DELETE",
    path: "/store/carts/{id}/payment-sessions/{provider_id}",
    refusals: [422],
    summary: "Delete a payment session.",
    about:
      "The session is deleted at its payment provider, too. Succeeds even if the cart has no session of this provider.",
    handler: async ({ params, selection }, context) => ({
      cart: await deletePaymentSession(context, {
        id: params.id,
        selection,
        providerId: params.provider_id,
      }),
    }),
  }),
]

export const cartStoreOperations: readonly Operation[] = [
  ...cartOperations,
  ...lineItemOperations,
  ...sessionOperations,
]

/** Two operations show the customer too. */
function withCustomer(selection: Selection): Selection {
  return { ...selection, relations: [...new Set([...selection.relations, "customer"])] }
}

function requestContext({ clientAddress, request }: Context): { ip: string; user_agent: string } {
  return { ip: clientAddress ?? "", user_agent: request.headers.get("user-agent") ?? "" }
}

/** The error for a sales channel that the request's publishable key does not have. */
function foreignChannel({ salesChannelIds }: Context, id: string | null | undefined): JsonReply | undefined {
  if (!id || !salesChannelIds || salesChannelIds.includes(id)) return undefined
  return outsideOfKey([id])
}
