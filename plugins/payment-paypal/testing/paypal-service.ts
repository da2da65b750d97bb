import { createHash } from "node:crypto"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { ApiError, PayPalState, type Order } from "./paypal-state.ts"

/** A webhook as PayPal sends it. */
export interface SentEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A stand-in of PayPal: the endpoints that the plugin uses, with their states and errors. */
export interface PayPalService extends StandIn {
  readonly state: PayPalState
  /** does what the customer does at PayPal */
  approve(orderId: string): Order
  /** ends all access tokens */
  endTokens(): void
  /** an event, signed for the webhook unless another id is given */
  event(type: string, resource: object, webhookId?: string): SentEvent
}

/** The account of the stand-in. */
export interface Account {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
}

/** Starts a stand-in of PayPal. */
export async function startPayPal({ clientId, clientSecret, webhookId }: Account): Promise<PayPalService> {
  const state = new PayPalState()
  const tokens = new Set<string>()
  const replies = new Map<string, Answer>()
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`

  const standIn = await startStandIn((request): Answer => {
    const { path, method, headers } = request
    if (path.startsWith("/checkoutnow")) return customerPage(state, request)
    if (path === "/v1/oauth2/token") return grant(request, basic, tokens)
    if (!tokens.has(headers.authorization ?? ""))
      return {
        status: 401,
        body: { error: "invalid_token", error_description: "Token signature verification failed" },
      }
    const key = headers["paypal-request-id"]
    const known = typeof key === "string" ? replies.get(`${key} ${path}`) : undefined
    if (known) return known
    const answer = answerOf(() =>
      path === "/v1/notifications/verify-webhook-signature"
        ? verify(request.text, webhookId)
        : carryOut(state, request),
    )
    if (method === "POST" && typeof key === "string" && (answer.status ?? 200) < 300)
      replies.set(`${key} ${path}`, answer)
    return answer
  })

  state.website = standIn.url
  return {
    ...standIn,
    state,
    approve: (id) => state.approve(id),
    endTokens: () => tokens.clear(),
    event: (type, resource, id = webhookId) => sign(type, resource, id),
  }
}

/**
 * PayPal's page for the customer. Its links approve the order with an account that has money or one that has none, or so that PayPal
 * checks the payment, cancel, or approve the order and lose the way back to the storefront.
 */
function customerPage(state: PayPalState, { path, query }: ReceivedRequest): Answer {
  const [, , choice] = path.split("/")
  const token = query.get("token") ?? ""
  const { return_url = "", cancel_url = "" } = state.returnPages.get(token) ?? {}
  const html = (body: string) => ({ headers: { "content-type": "text/html" }, body })
  const backTo = (page: string, added: Readonly<Record<string, string>>) => {
    const location = new URL(page)
    for (const [name, value] of Object.entries({ token, ...added })) location.searchParams.set(name, value)
    return { status: 303, headers: { location: location.href } }
  }
  if (!choice) {
    const choices = {
      pay: "Pay now",
      poor: "Pay with an empty account",
      checked: "Pay, to be checked",
      lost: "Pay and close",
      cancel: "Cancel",
    }
    const links = Object.entries(choices).map(
      ([each, text]) => `<p><a href="/checkoutnow/${each}?token=${token}">${text}</a></p>`,
    )
    return html(links.join(""))
  }
  if (choice === "cancel") return backTo(cancel_url, {})
  state.approve(token)
  if (choice === "checked") state.checked.add(token)
  if (choice === "poor") state.declined.add(token)
  else state.declined.delete(token)
  return choice === "lost" ? html("You can close this window.") : backTo(return_url, { PayerID: "PAYER1" })
}

function grant({ headers, text }: ReceivedRequest, basic: string, tokens: Set<string>): Answer {
  if (headers.authorization !== basic || text !== "grant_type=client_credentials")
    return {
      status: 401,
      body: { error: "invalid_client", error_description: "Client Authentication failed" },
    }
  const access_token = crypto.randomUUID()
  tokens.add(`Bearer ${access_token}`)
  return { body: { access_token, token_type: "Bearer", expires_in: 32_400 } }
}

function answerOf(work: () => unknown): Answer {
  try {
    const body = work()
    return body === undefined ? { status: 204 } : { status: 200, body: structuredClone(body) }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  }
}

function carryOut(state: PayPalState, { method, path, text }: ReceivedRequest): unknown {
  const [, , area, kind, id = "", action] = path.split("/")
  // Each operation has a different body.
  const body = (text ? JSON.parse(text) : {}) as never
  switch (`${method} ${area}/${kind}${id && "/id"}${action ? `/${action}` : ""}`) {
    case "POST checkout/orders":
      return state.createOrder(body)
    case "GET checkout/orders/id":
      return state.order(id)
    case "PATCH checkout/orders/id":
      return state.patchOrder(id, body)
    case "POST checkout/orders/id/authorize":
      return state.take(id, "authorize")
    case "POST checkout/orders/id/capture":
      return state.take(id, "capture")
    case "POST payments/authorizations/id/capture":
      return state.captureAuthorization(id, body)
    case "POST payments/authorizations/id/void":
      return state.voidAuthorization(id)
    case "GET payments/captures/id":
      return state.capture(id).money
    case "POST payments/captures/id/refund":
      return state.refundCapture(id, body)
    default:
      throw new ApiError(
        404,
        "RESOURCE_NOT_FOUND",
        "INVALID_RESOURCE_ID",
        `${method} ${path} does not exist.`,
      )
  }
}

/** The signature covers the exact text of the event. */
function signatureOf(transmission: string, webhookId: string, event: string): string {
  return createHash("sha256").update(`${transmission}|${webhookId}|${event}`).digest("base64")
}

interface Verification {
  readonly transmission_id: string
  readonly transmission_sig: string
  readonly webhook_id: string
}

function verify(text: string, webhookId: string) {
  const about = JSON.parse(text) as Verification
  const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const expected = signatureOf(about.transmission_id, webhookId, event)
  const isRight = about.webhook_id === webhookId && about.transmission_sig === expected
  return { verification_status: isRight ? "SUCCESS" : "FAILURE" }
}

function sign(type: string, resource: object, webhookId: string): SentEvent {
  const transmission = crypto.randomUUID()
  // Spaces, as PayPal may send them: a body that is written anew has another signature.
  const body = JSON.stringify({ id: `WH-${transmission}`, event_type: type, resource }, null, 1)
  return {
    body,
    headers: {
      "content-type": "application/json",
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
      "paypal-transmission-id": transmission,
      "paypal-transmission-sig": signatureOf(transmission, webhookId, body),
      "paypal-transmission-time": new Date().toISOString(),
    },
  }
}
