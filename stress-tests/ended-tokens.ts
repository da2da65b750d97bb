import { randomUUID } from "node:crypto"
import { startBatchJobs } from "@stheno/core/host"
import { sql } from "kysely"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

type Headers = Readonly<Record<string, string>>

/** One side of the API: who signs in there, and where they see that they did. */
interface Side {
  readonly name: "store" | "admin"
  /** what only who is signed in may read */
  readonly me: string
  readonly create: (email: string) => Promise<string>
  readonly changePassword: (id: string, headers: Headers, password: string) => Promise<Answer>
  readonly requestReset: (email: string) => Promise<Answer>
  readonly reset: (email: string, token: string, password: string) => Promise<Answer>
  readonly remove: (id: string) => Promise<unknown>
}

/** Everything that somebody signed in with: two devices each by token and by cookie. */
interface Person {
  readonly id: string
  readonly email: string
  readonly tokens: readonly [Headers, Headers]
  readonly cookies: readonly [Headers, Headers]
}

const password = "analytical engine"

/** S27: what ended is over, and what did not goes on. */
export const endedTokens: TortureTest = {
  id: "S27",
  title: "bearer tokens after sign-out, a new password and deletion; batch jobs and exports of another user",
  async run(context) {
    const shop = await openShop()
    try {
      const endings = [signOut, changePassword, resetPassword, deleteAccount]
      const scenes = [
        ...createSides(shop).flatMap((side) => endings.map((end) => () => end(shop, side, context))),
        () => useApiToken(shop, context),
        () => readExports(shop, context),
      ]
      for (const play of inTime(scenes, "scenes", context)) await play()
    } finally {
      await shop.close()
    }
  },
}

function createSides(shop: Shop): readonly Side[] {
  const names = { first_name: "T", last_name: "K" }
  const post = <Path extends string>(path: Path, body: unknown, headers: Headers = {}) =>
    shop.send("POST", path, { body, headers })
  return [
    {
      name: "store",
      me: "/store/customers/me",
      create: async (email) =>
        must(await post("/store/customers", { email, password, ...names })).customer.id,
      changePassword: (_, headers, changed) => post("/store/customers/me", { password: changed }, headers),
      requestReset: (email) => post("/store/customers/password-token", { email }),
      reset: (email, token, changed) =>
        post("/store/customers/password-reset", { email, token, password: changed }),
      // v1 has no operation for it.
      remove: (id) => sql`update customer set deleted_at = now() where id = ${id}`.execute(shop.engine.db),
    },
    {
      name: "admin",
      me: "/admin/auth",
      create: async (email) => must(await shop.admin("POST", "/admin/users", { email, password })).user.id,
      changePassword: async (id, _, changed) => {
        const { email } = must(await shop.admin("GET", `/admin/users/${id}`)).user
        must(await post("/admin/users/password-token", { email }), 204)
        return post("/admin/users/reset-password", { email, token: await lastToken(shop), password: changed })
      },
      requestReset: (email) => post("/admin/users/password-token", { email }),
      reset: (email, token, changed) =>
        post("/admin/users/reset-password", { email, token, password: changed }),
      remove: async (id) => must(await shop.admin("DELETE", `/admin/users/${id}`)),
    },
  ]
}

async function signInTwice(shop: Shop, side: Side): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const id = await side.create(email)
  const [token, cookie] = [() => signInByToken(shop, side, email), () => signInByCookie(shop, side, email)]
  return { id, email, tokens: [await token(), await token()], cookies: [await cookie(), await cookie()] }
}

async function signInByToken(shop: Shop, { name }: Side, email: string, word = password): Promise<Headers> {
  const answer = await shop.send("POST", `/${name}/auth/token`, { body: { email, password: word } })
  return { authorization: `Bearer ${must(answer).access_token}` }
}

async function signInByCookie(shop: Shop, { name }: Side, email: string): Promise<Headers> {
  const answer = await shop.send("POST", `/${name}/auth`, { body: { email, password } })
  must(answer)
  return { cookie: answer.headers.get("set-cookie")!.split(";")[0]! }
}

/** Whether the API says that these credentials count, for every operation alike. */
async function expectStatus(
  shop: Shop,
  { me }: Side,
  credentials: Readonly<Record<string, readonly [Headers, number]>>,
  breach: TortureContext["breach"],
): Promise<void> {
  for (const [what, [headers, wanted]] of Object.entries(credentials)) {
    const { status } = await shop.send("GET", me, { headers })
    if (status !== wanted) breach(`${me} with ${what}: ${status}, not ${wanted}`)
  }
}

async function expectSignedIn(
  shop: Shop,
  side: Side,
  person: Person,
  { breach }: TortureContext,
): Promise<void> {
  for (const headers of [...person.tokens, ...person.cookies])
    await expectStatus(shop, side, { "what was just signed in with": [headers, 200] }, breach)
}

/** Signing out ends the device that does it, and no other. */
async function signOut(shop: Shop, side: Side, context: TortureContext): Promise<void> {
  const person = await signInTwice(shop, side)
  await expectSignedIn(shop, side, person, context)
  const [token, otherToken] = person.tokens
  const [cookie, otherCookie] = person.cookies
  for (const headers of [token, cookie]) {
    const { status } = await shop.send("DELETE", `/${side.name}/auth`, { headers })
    if (status !== 200) context.breach(`DELETE /${side.name}/auth: ${status}`)
  }
  await expectStatus(
    shop,
    side,
    {
      "a token that signed out": [token, 401],
      "a session that signed out": [cookie, 401],
      "another token of the same person": [otherToken, 200],
      "another session of the same person": [otherCookie, 200],
      "a new token": [await signInByToken(shop, side, person.email), 200],
    },
    context.breach,
  )
}

/** A new password ends everything but what it was changed with. */
async function changePassword(shop: Shop, side: Side, context: TortureContext): Promise<void> {
  const [person, bystander] = [await signInTwice(shop, side), await signInTwice(shop, side)]
  await expectSignedIn(shop, side, person, context)
  await passSecond()
  const [token, otherToken] = person.tokens
  must(await side.changePassword(person.id, token, "difference engine"))
  const keepsCaller = side.name === "store"
  await expectStatus(
    shop,
    side,
    {
      "the token that changed the password": [token, keepsCaller ? 200 : 401],
      "an older token": [otherToken, 401],
      "an older session": [person.cookies[0], 401],
      "a token for the new password": [
        await signInByToken(shop, side, person.email, "difference engine"),
        200,
      ],
      "the token of somebody else": [bystander.tokens[0], 200],
    },
    context.breach,
  )
}

async function resetPassword(shop: Shop, side: Side, context: TortureContext): Promise<void> {
  const [person, bystander] = [await signInTwice(shop, side), await signInTwice(shop, side)]
  await expectSignedIn(shop, side, person, context)
  await passSecond()
  must(await side.requestReset(person.email), 204)
  await expectStatus(
    shop,
    side,
    { "a token before the reset is used": [person.tokens[0], 200] },
    context.breach,
  )
  must(await side.reset(person.email, await lastToken(shop), "difference engine"))
  await expectStatus(
    shop,
    side,
    {
      "a token from before the reset": [person.tokens[0], 401],
      "a session from before the reset": [person.cookies[0], 401],
      "a token for the new password": [
        await signInByToken(shop, side, person.email, "difference engine"),
        200,
      ],
      "the token of somebody else": [bystander.tokens[0], 200],
    },
    context.breach,
  )
}

async function deleteAccount(shop: Shop, side: Side, context: TortureContext): Promise<void> {
  const [person, bystander] = [await signInTwice(shop, side), await signInTwice(shop, side)]
  await expectSignedIn(shop, side, person, context)
  await side.remove(person.id)
  await expectStatus(
    shop,
    side,
    {
      "the token of an account that is gone": [person.tokens[0], 401],
      "the session of an account that is gone": [person.cookies[0], 401],
      "the token of somebody else": [bystander.tokens[0], 200],
    },
    context.breach,
  )
}

/** An API token lives as long as its user. */
async function useApiToken(shop: Shop, { breach }: TortureContext): Promise<void> {
  const side = createSides(shop)[1]!
  const person = await signInTwice(shop, side)
  const api_token = randomUUID()
  must(
    await shop.send("POST", `/admin/users/${person.id}`, { body: { api_token }, headers: person.tokens[0] }),
  )
  const headers = { "x-medusa-access-token": api_token }
  await expectStatus(shop, side, { "an API token": [headers, 200] }, breach)
  await side.remove(person.id)
  await expectStatus(shop, side, { "the API token of a user who is gone": [headers, 401] }, breach)
}

/** What one user exports is not for another one. */
async function readExports(shop: Shop, { breach, figure }: TortureContext): Promise<void> {
  const side = createSides(shop)[1]!
  const [owner, other] = [
    (await signInTwice(shop, side)).tokens[0],
    (await signInTwice(shop, side)).tokens[0],
  ]
  const job = await exportProducts(shop, owner)
  const waiting = await createJob(shop, owner, true)
  const file = { file_key: job.result.file_key }
  const calls: [string, string, unknown?][] = [
    ["GET", `/admin/batch-jobs/${job.id}`],
    ["POST", "/admin/uploads/download-url", file],
    ["POST", `/admin/batch-jobs/${waiting.id}/confirm`],
    ["POST", `/admin/batch-jobs/${waiting.id}/cancel`],
    ["DELETE", "/admin/uploads", file],
  ]
  const isListed = async (headers: Headers) =>
    (await shop.send("GET", "/admin/batch-jobs?limit=100", { headers })).text.includes(job.id)
  for (const [method, path, body] of calls) {
    const { status, text } = await shop.send(method, path, { body, headers: other })
    if (status < 400 || status >= 500) breach(`${method} ${path} of another user: ${status}`)
    if (text.includes("download_url")) breach(`${method} ${path} gives another user the address of an export`)
  }
  if (await isListed(other)) breach("a batch job is listed to another user")
  if (!(await isListed(owner))) breach("a batch job is not listed to its owner")
  for (const [method, path, body] of calls) {
    await prepareFor(shop, waiting.id, path)
    const { status, text } = await shop.send(method, path, { body, headers: owner })
    if (status !== 200) breach(`${method} ${path} of the owner: ${status} ${text.slice(0, 100)}`)
  }
  figure("calls for an export", calls.length)
}

/** A job that a worker has looked at can be confirmed; its owner then cancels it. */
async function prepareFor(shop: Shop, id: string, path: string): Promise<void> {
  if (path.endsWith("/confirm"))
    await sql`update batch_job set pre_processed_at = now() where id = ${id}`.execute(shop.engine.db)
}

async function createJob(shop: Shop, headers: Headers, dry_run: boolean): Promise<{ id: string }> {
  const body = { type: "product-export", context: {}, dry_run }
  return must(await shop.send("POST", "/admin/batch-jobs", { body, headers }), 201).batch_job
}

async function exportProducts(
  shop: Shop,
  headers: Headers,
): Promise<{ readonly id: string; readonly result: { readonly file_key: string } }> {
  const { id } = await createJob(shop, headers, false)
  const worker = startBatchJobs(shop.engine)
  try {
    await worker.drain()
  } finally {
    await worker.stop()
  }
  const { batch_job } = must(await shop.send("GET", `/admin/batch-jobs/${id}`, { headers }))
  if (!batch_job.result?.file_key) throw new Error(`no export: ${JSON.stringify(batch_job)}`)
  return { id: batch_job.id, result: { file_key: batch_job.result.file_key as string } }
}

async function lastToken(shop: Shop): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select data ->> 'token' as token from staged_job where event_name like '%.password_reset'
    order by seq desc limit 1`.execute(shop.engine.db)
  return rows[0]?.token ?? "none"
}

/** Tokens say in which second they were signed: those of the second of a change are not told from newer ones. */
async function passSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_100))
}

function must<Body>(answer: Answer<Body>, status = 200): Body {
  if (answer.status !== status) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body
}
