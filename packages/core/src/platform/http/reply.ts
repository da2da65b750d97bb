import { CommerceError, errorRegistry, type ErrorType } from "../kernel/errors.ts"
import { StepError } from "../kernel/step-error.ts"
import { databaseErrorOf, refusalOf } from "./database-errors.ts"
import type { Log } from "../kernel/log.ts"
import { OwnCodeError } from "./own-code-error.ts"
import { TooManyAttempts, tooManyStatus } from "./too-many-attempts.ts"
import { EmptyReply, JsonReply, JsonText, RawReply, TextReply } from "./operation.ts"

const json = "application/json; charset=utf-8"

/** Status of each type of error. @source facts/errors.json, statusByType */
export const statusOf = {
  invalid_data: 400,
  not_allowed: 400,
  not_found: 404,
  unauthorized: 401,
  duplicate_error: 422,
  payment_authorization_error: 422,
  conflict: 409,
  unexpected_state: 500,
  invalid_argument: 500,
  database_error: 500,
} satisfies Record<ErrorType, number>

/** Bodies whose `count` is an estimate. */
const estimates = new WeakSet<object>()

/** Marks the `count` of a body as an estimate: its response gets the header `X-Count: estimate`. */
export function markEstimate(body: object): void {
  estimates.add(body)
}

/** Whether the `count` of a body is an estimate. */
export function isMarkedEstimate(body: unknown): boolean {
  return typeof body === "object" && body !== null && estimates.has(body)
}

/** Turns what a handler returned into an answer. */
export function toResponse(result: unknown, status: number, headers: Headers): Response {
  if (result instanceof RawReply) return withHeaders(result.response, headers)
  if (result instanceof EmptyReply) return new Response(null, { status: result.status, headers })
  if (result instanceof TextReply) {
    headers.set("content-type", result.contentType)
    return new Response(result.text, { status: result.status, headers })
  }
  headers.set("content-type", json)
  if (result instanceof JsonReply)
    for (const [name, value] of Object.entries(result.headers)) headers.set(name, value)
  const body = result instanceof JsonReply ? result.body : result
  if (isMarkedEstimate(body)) headers.set("x-count", "estimate")
  return new Response(body instanceof JsonText ? body.text : JSON.stringify(body), {
    status: result instanceof JsonReply ? result.status : status,
    headers,
  })
}

/** A copy, because the headers of a response that code of a project has fetched cannot be changed. */
function withHeaders(response: Response, headers: Headers): Response {
  const copy = new Response(response.body, response)
  headers.forEach((value, name) => copy.headers.append(name, value))
  return copy
}

/** The wire form of an error: expected errors in v1's words, anything unforeseen as a 500 without details. */
export function errorReply(error: unknown, log: Log): JsonReply {
  if (error instanceof TooManyAttempts)
    return new JsonReply(
      tooManyStatus,
      { type: "not_allowed", message: error.message },
      { "retry-after": String(error.seconds) },
    )
  if (error instanceof StepError && error.notUndone.length > 0)
    log.error({ step: error.step, notUndone: error.notUndone.map(wordsOf) }, notTakenBack)
  const refusal = asRefusal(error)
  if (refusal) return refusalReply(refusal, error, log)
  if (error instanceof OwnCodeError)
    log.error({ file: error.file, remedy, error: stackOf(error.cause) }, "Code of the project failed")
  else log.error({ error: stackOf(error) }, "An operation failed unexpectedly")
  return new JsonReply(500, {
    code: "unknown_error",
    type: "unknown_error",
    message: "An unknown error occurred.",
  })
}

function refusalReply(refusal: CommerceError, error: unknown, log: Log): JsonReply {
  const { status = statusOf[refusal.type], retryAfter } = errorRegistry.get(refusal.definition ?? "") ?? {}
  if (status === 503) log.warn({ code: refusal.code, error: messageOf(error) }, "Request answered with 503")
  const body = wireError(refusal)
  return retryAfter === undefined
    ? new JsonReply(status, body)
    : new JsonReply(status, body, { "retry-after": String(retryAfter) })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const remedy = "Correct the code at the first line below that is in your project. The server keeps running."

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Names the file of a project whose code failed, unless what it threw is an answer or has the work repeated. */
export function blame(error: unknown, file: string): unknown {
  const isAnswer = error instanceof TooManyAttempts || error instanceof OwnCodeError || asRefusal(error)
  return isAnswer ? error : new OwnCodeError(file, error)
}

const notTakenBack = "Steps of a failed chain could not be taken back"

function wordsOf({ step, error }: StepError["notUndone"][number]) {
  return { step, error: stackOf(error) }
}

/** The expected error behind an error, or undefined if the caller did not cause it. */
export function asRefusal(error: unknown): CommerceError | undefined {
  if (error instanceof CommerceError) return error
  if (error instanceof StepError) return asRefusal(error.cause)
  const databaseError = databaseErrorOf(error)
  return databaseError && refusalOf(databaseError)
}

function wireError(error: CommerceError): Record<string, string> {
  const code = error.code ?? defaultCodes[error.type]
  return { ...(code ? { code } : {}), type: error.type, message: error.message }
}

/** The code of an error whose definition has none. */
export const defaultCodes: Partial<Record<ErrorType, string>> = {
  duplicate_error: "invalid_request_error",
  conflict: "invalid_state_error",
  database_error: "api_error",
}

/** 401 as v1 sends it: a bare word without a media type. */
export function unauthorized(headers: Headers): Response {
  headers.delete("content-type")
  const response = new Response(new TextEncoder().encode("Unauthorized"), { status: 401, headers })
  return response
}

/** An unknown path. */
export function notFoundPage(method: string, path: string, headers: Headers): Response {
  return htmlError(404, `Cannot ${method} ${path}`, headers)
}

/** An error that comes before any operation is known: v1 answers with a page of HTML. */
export function htmlError(status: number, message: string, headers: Headers): Response {
  const escaped = message.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", "default-src 'none'")
  headers.set("x-content-type-options", "nosniff")
  const page = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${escaped}</pre>\n</body>\n</html>\n`
  return new Response(page, { status, headers })
}
