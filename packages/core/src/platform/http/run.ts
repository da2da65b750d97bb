import { sql } from "kysely"
import { errorRegistry, generalErrors, type CommerceError } from "../kernel/errors.ts"
import { selectionOf, wholeRow, type SelectionQuery } from "../query/selection.ts"
import type { Engine } from "./engine.ts"
import type { Executor } from "../query/fetch.ts"
import type { Caller } from "./caller.ts"
import { createContext } from "./context.ts"
import { hashBeforehand } from "./hash-beforehand.ts"
import type { Hashed } from "./new-password.ts"
import { databaseErrorOf, retryableStates } from "./database-errors.ts"
import {
  claimKey,
  fingerprintOf,
  forgetKey,
  insertAnswer,
  keyOf,
  storeAnswer,
  type StoredAnswer,
} from "./idempotency.ts"
import {
  EmptyReply,
  JsonReply,
  JsonText,
  RawReply,
  TextReply,
  type Input,
  type Operation,
} from "./operation.ts"
import { queryFor } from "./query-with-key.ts"
import { readFromReplica } from "./read-from-replica.ts"
import { asRefusal, errorReply } from "./reply.ts"
import type { ResponseCache, TableState } from "./response-cache/index.ts"
import { check } from "./shape.ts"

/** One call of an operation, with everything that the request contains. */
export interface Call {
  readonly engine: Engine
  readonly operation: Operation
  readonly caller: Caller
  readonly request: Request
  readonly params: Record<string, string>
  readonly query: unknown
  readonly body: unknown
  readonly bodyText: string
  readonly hashed?: Hashed | undefined
  /** whether it is a read without code of a project, which may run on a replica */
  readonly isRead?: boolean
  /** the cache that may keep the response */
  readonly cache?: ResponseCache | undefined
  /** for the cache: what it knew of the tables before the caller was identified */
  readonly stateBefore?: TableState | undefined
}

/** The result, and the headers that the handler set. */
export interface Outcome {
  readonly result: unknown
  readonly headers: Headers
}

/**
 * Validates, opens the transaction, runs the handler. A writing operation runs in one transaction and is tried
 * again as a whole when PostgreSQL says that it conflicted with another; a reading one runs on the pool, or on a replica.
 */
export async function runOperation(call: Call): Promise<Outcome> {
  const input = await validate(call)
  if (!call.operation.setsPassword) return runValidated(call, input)
  return runValidated({ ...call, hashed: await hashBeforehand(call.engine, input.body) }, input)
}

async function runValidated(call: Call, input: Parameters<typeof attempt>[1]): Promise<Outcome> {
  if (isUnderKey(call)) return runUnderKey(call, input)
  const { method, ownsTransactions } = call.operation
  if (method === "GET" && !ownsTransactions && call.isRead)
    return call.cache ? runCached(call, input, call.cache) : runRead(call, input)
  if (method === "GET" || ownsTransactions) return attempt(call, input, call.engine.db)
  return retrying(() => call.engine.db.transaction().execute((db) => attempt(call, input, db)))
}

function runRead(call: Call, input: Parameters<typeof attempt>[1]): Promise<Outcome> {
  return readFromReplica(call, (db) => attempt(call, input, db))
}

function runCached(call: Call, input: Parameters<typeof attempt>[1], cache: ResponseCache): Promise<Outcome> {
  const read = (work: (db: Executor) => Promise<Outcome>) => readFromReplica(call, work)
  return cache.respond(call, input, read, (observed, db) => attempt({ ...call, ...observed }, input, db))
}

/** An invalid body of a request for something that does not exist gets `404` where v1 looks for it first. */
async function validate(call: Call): Promise<Input<Record<string, string>, unknown, unknown>> {
  const { engine, operation, params } = call
  try {
    return inputOf(call)
  } catch (error) {
    await operation.assertFound?.(engine.db, params)
    throw error
  }
}

function inputOf(call: Call): Input<Record<string, string>, unknown, unknown> {
  const { operation } = call
  const querySchema = queryFor(operation, call.request)
  const query = querySchema ? checked(querySchema, call.query) : {}
  const body = operation.body ? checked(operation.body, call.body) : {}
  // `select` adds the two parameters to the schema of the query.
  const selection = operation.select ? selectionOf(query as SelectionQuery, operation.select) : wholeRow
  operation.assertSelection?.(call.engine.db, selection)
  return { params: call.params, query, body, selection }
}

function checked(schema: NonNullable<Operation["body"]>, input: unknown): unknown {
  const result = check(schema, input)
  if ("message" in result) throw generalErrors.invalid_data(result.message)
  return result.value
}

async function attempt(
  call: Call,
  input: Input<Record<string, string>, unknown, unknown>,
  db: Executor,
  idempotencyKey?: string,
): Promise<Outcome> {
  const headers = new Headers()
  const context = {
    ...createContext(call.engine, call.caller, call.request, db, headers),
    bodyText: call.bodyText,
    ...(idempotencyKey ? { idempotencyKey, keepRefusal: refusalKeeper(call, idempotencyKey) } : {}),
    ...(call.hashed ? { hashed: call.hashed } : {}),
  }
  return { result: await call.operation.handler(input, context), headers }
}

/** Runs a whole transaction again when PostgreSQL asks for it; gives up with a documented conflict. */
export async function retrying<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const state = databaseErrorOf(error)?.code
      if (tried >= attempts || !state || !retryableStates.has(state)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tried))
    }
  }
}

/** Whether a repetition of the request gets the answer of the first one. */
function isUnderKey({ operation, request }: Call): boolean {
  if (operation.isIdempotent) return true
  if (operation.method !== "POST" || operation.underKey === "never") return false
  // The bytes of a file are not compared: two files under one key would count as the same.
  const isForm = request.headers.get("content-type")?.startsWith("multipart/")
  return !isForm && keyOf(request).isGiven
}

/**
 * Answers under a key: the first request does the work and keeps its answer in the same transaction, every
 * repetition gets that answer. An error is kept too; its work is rolled back.
 */
async function runUnderKey(call: Call, input: Parameters<typeof attempt>[1]): Promise<Outcome> {
  const key = keyOf(call.request)
  const fingerprint = fingerprintOf(call.request, call.bodyText, call.caller.customerId)
  const headers = new Headers({
    "idempotency-key": key.value,
    "access-control-expose-headers": "Idempotency-Key",
  })
  const claim = { key: key.value, fingerprint, call, input, headers }
  const answer = await answerUnder(claim, key.isGiven)
  if ("passed" in answer) return { result: answer.passed, headers }
  return { result: new JsonReply(answer.status, new JsonText(answer.body)), headers }
}

interface Claim {
  readonly key: string
  readonly fingerprint: string
  readonly call: Call
  readonly input: Parameters<typeof attempt>[1]
  /** of the answer */
  readonly headers: Headers
}

/** A response that is not JSON is sent and not kept. */
type Answer = StoredAnswer | { readonly passed: unknown }

function answerUnder(claim: Claim, isGiven: boolean): Promise<Answer> {
  if (!isGiven) return answerUnderNewKey(claim)
  return claim.call.operation.underKey === "stages" ? answerInStages(claim) : answerInOne(claim)
}

/** Nobody can repeat the request before its answer has told the key: the key is written with the answer. */
async function answerUnderNewKey(claim: Claim): Promise<Answer> {
  const { key, fingerprint, call } = claim
  const { db } = call.engine
  const keep = async (executor: Executor, answer: Answer) => {
    const isRepeatable = call.operation.ownsTransactions
    if ("status" in answer)
      await insertAnswer(executor, key, { fingerprint, request: call.request, answer, isRepeatable })
    return answer
  }
  try {
    if (call.operation.ownsTransactions) return await keep(db, await answerOf(claim, db))
    return await retrying(() => db.transaction().execute(async (tx) => keep(tx, await answerOf(claim, tx))))
  } catch (error) {
    return keep(db, refusalAnswer(call, error))
  }
}

function answerInOne(claim: Claim): Promise<Answer> {
  const { key, fingerprint, call } = claim
  return retrying(() =>
    call.engine.db.transaction().execute(async (db): Promise<Answer> => {
      const earlier = await claimKey(db, key, fingerprint, call.request)
      if (earlier) return earlier
      const fresh = await savepoint(db, () => answerOf(claim, db)).catch((error: unknown) =>
        refusalAnswer(call, error),
      )
      return keepUnder(db, key, fresh)
    }),
  )
}

/**
 * An operation with separate transactions is repeatable by itself, with `isFirstAt` or `askOnce` where a stage must
 * not happen twice. Two requests with one key at the same moment both run, and the first answer is the answer of both.
 */
async function answerInStages(claim: Claim): Promise<Answer> {
  const { key, fingerprint, call } = claim
  const { db } = call.engine
  const earlier = await retrying(() => claimKey(db, key, fingerprint, call.request))
  if (earlier) return earlier
  const fresh = await answerOf(claim, db, key).catch((error: unknown) => refusalAnswer(call, error))
  return keepUnder(db, key, fresh)
}

async function keepUnder(db: Executor, key: string, answer: Answer): Promise<Answer> {
  if ("status" in answer) return storeAnswer(db, key, answer)
  await forgetKey(db, key)
  return answer
}

async function answerOf({ call, input, headers }: Claim, db: Executor, key?: string): Promise<Answer> {
  const outcome = await attempt(call, input, db, key)
  const { result } = outcome
  outcome.headers.forEach((value, name) => headers.append(name, value))
  if ([TextReply, EmptyReply, RawReply].some((kind) => result instanceof kind)) return { passed: result }
  // A client that exceeds the limit can retry with the same key.
  if (result instanceof JsonReply && result.status === 429) return { passed: result }
  return result instanceof JsonReply
    ? { status: result.status, body: JSON.stringify(result.body) }
    : { status: call.operation.status, body: JSON.stringify(result) }
}

function refusalKeeper(call: Call, key: string) {
  return async (db: Executor, error: CommerceError) =>
    void (await storeAnswer(db, key, refusalAnswer(call, error)))
}

/** The response that an expected error stores under the key; anything else is rethrown and stores nothing. */
function refusalAnswer(call: Call, error: unknown): StoredAnswer {
  if (!asRefusal(error) || isRetryable(error)) throw error
  const reply = errorReply(error, call.engine.log)
  return { status: reply.status, body: JSON.stringify(reply.body) }
}

function isRetryable(error: unknown): boolean {
  return retryableStates.has(databaseErrorOf(error)?.code ?? "") || isPassing(error)
}

/** Whether the same work may succeed later, as after an outage of the database. */
export function isPassing(error: unknown): boolean {
  return errorRegistry.get(asRefusal(error)?.definition ?? "")?.isPassing ?? false
}

/** Runs work whose database changes vanish when it throws, inside a transaction that goes on. */
export async function savepoint<T>(db: Executor, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint work`.execute(db)
    throw error
  }
}
