import { NextResponse, type NextRequest } from "next/server"
import { cartId, findCart, forgetCart } from "@/lib/cart"
import { viewOfCart, viewOfSession } from "@/lib/cart-view"
import { completeCart, placedOrder, type Completion } from "@/lib/checkout"
import { payCollection, unpaidCollection } from "@/lib/differences"
import { paymentCookie } from "@/lib/cookies"
import { localePath, type Locale } from "@/lib/locale"
import { opensPayment, parseReturn, problemOfUnpaid, readReturn, readStarted } from "@/lib/payment-rules"
import { problemOf, type Problem } from "@/lib/problem"
import { customerClient } from "@/lib/session"

/** Where the customer goes next: to a page, or back with what went wrong. */
type Ending = { readonly path: string } | { readonly problem: Problem }

/**
 * The page of a bank, a wallet or PayPal sends the customer back to this URL. Completes the paid order or change and shows
 * it, or shows the page with the problem. Stripe adds the client secret of the payment to the URL, and PayPal the ID of its
 * order. The request completes an order or a change only if the API knows a payment with this secret, so a forged link cannot
 * place an order or confirm a change.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams
  const { secret, problem } = readReturn(query)
  const remembered = request.cookies.get(paymentCookie(secret))?.value
  const started = remembered === undefined ? undefined : readStarted(remembered)
  const target = parseReturn(query.get("page") ?? started?.page ?? "")
  if (!target) return redirectTo("/")
  // A bank confirms the amount of the payment; at PayPal, it can change after the customer has seen it.
  const payment = { secret, agreed: started?.amount }
  const { locale, path } = target
  const finish = () => {
    if (problem) return { problem }
    if (target.kind === "checkout") return finishCheckout(payment)
    return target.kind === "swap" ? finishSwap(target.cartId, payment) : finishEdit(target.editId, payment)
  }
  try {
    return redirectOf(await finish(), locale, path)
  } catch (error) {
    return redirectOf({ problem: problemOf(error) }, locale, path)
  }
}

interface Paid {
  /** what shows that the payment is the customer's */
  readonly secret: string
  /** the amount that the customer saw, in the currency's smallest unit; undefined if the storefront did not remember it */
  readonly agreed: number | undefined
}

function isOther(total: number, { agreed }: Paid): boolean {
  return agreed !== undefined && agreed !== total
}

async function finishCheckout(paid: Paid): Promise<Ending> {
  const id = await cartId()
  const cart = id === undefined ? undefined : await findCart(id)
  if (!cart) {
    const placed = await placedOrder()
    return { path: placed ? `/orders/${placed}/confirmed` : "/cart" }
  }
  const { payment, totals } = viewOfCart(cart)
  if (!opensPayment(payment, paid.secret)) return { problem: "paymentIncomplete" }
  if (isOther(totals.total, paid)) return { problem: "totalChanged" }
  const completion = await completeCart(await customerClient(), cart.id)
  if (completion.type === "payment") return unpaid(completion)
  await forgetCart()
  return { path: `/orders/${completion.id}/confirmed` }
}

async function finishSwap(id: string, paid: Paid): Promise<Ending> {
  const client = await customerClient()
  const { cart } = await client.carts.retrieve(id)
  const done = { path: `/swaps/${id}` }
  if (cart.completed_at) return done
  const { payment, totals } = viewOfCart(cart)
  if (!opensPayment(payment, paid.secret)) return { problem: "paymentIncomplete" }
  if (isOther(totals.total, paid)) return { problem: "totalChanged" }
  const completion = await completeCart(client, id)
  return completion.type === "payment" ? unpaid(completion) : done
}

async function finishEdit(id: string, paid: Paid): Promise<Ending> {
  const client = await customerClient()
  const { order_edit: edit } = await client.orderEdits.retrieve(id)
  const done = { path: `/order-edits/${id}` }
  const open = unpaidCollection(edit)
  if (!open) return done
  const { payment_collection: collection } = await client.paymentCollections.retrieve(open.id)
  const session = collection.payment_sessions?.find((one) => opensPayment(viewOfSession(one), paid.secret))
  if (!session) return { problem: "paymentIncomplete" }
  if (isOther(collection.amount, paid)) return { problem: "totalChanged" }
  const result = await payCollection(client, collection, session.provider_id)
  if (!result.isPaid) return { problem: problemOfUnpaid(result.status, result.payment) }
  await client.orderEdits.complete(id)
  return done
}

/** A payment that is not authorized after all. */
function unpaid({ status, cart }: Extract<Completion, { readonly type: "payment" }>): Ending {
  return { problem: problemOfUnpaid(status, cart.payment) }
}

/** Relative, because behind a proxy the storefront does not know its own host. */
function redirectOf(ending: Ending, locale: Locale, path: string): Response {
  return redirectTo(localePath(locale, "path" in ending ? ending.path : `${path}?problem=${ending.problem}`))
}

function redirectTo(location: string): Response {
  return new NextResponse(null, { status: 303, headers: { location } })
}
