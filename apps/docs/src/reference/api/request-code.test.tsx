import "@stheno/medusa-react/internal/testing/page.ts"
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { promisify } from "node:util"
import Stheno from "@stheno/js-client"
import * as hooks from "@stheno/medusa-react"
import { QueryClient, useMutation, useQuery } from "@tanstack/react-query"
import { cleanup, render, waitFor } from "@testing-library/react"
import { useEffect } from "react"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { operations } from "@stheno/core/internal/operations.ts"
import { callersByOperation } from "./called-by.ts"
import { readExamples, type Example } from "./examples.ts"
import { clientCode, curlOf, hookCode, reactCode, requestOf, takes, within } from "./request-code.ts"

/** What a request says, in an order that does not depend on who wrote it. */
interface Said {
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly body: unknown
  readonly files: Readonly<Record<string, string>>
}

/** Make functions of the code of pages. */
const Program = (() => {}).constructor as FunctionConstructor
const AsyncProgram = (async () => {}).constructor as FunctionConstructor

const examples = readExamples()
const callers = callersByOperation()
const all = operations.map((operation) => {
  const key = `${operation.area}.${operation.id}`
  const example = examples.get(key)
  return { key, operation, example, request: requestOf(operation, example), ...callers.get(key) }
})
const folder = mkdtempSync(join(tmpdir(), "request-code-"))
let server: Server
let heard: { readonly said: Said; readonly authorization: string | undefined } | undefined

beforeAll(async () => {
  server = createServer((incoming, response) => {
    void hear(incoming).then(() => response.end("{}"))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterEach(cleanup)
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

async function hear(incoming: IncomingMessage): Promise<void> {
  const { method = "", url = "", headers } = incoming
  const body = await buffer(incoming)
  const type = headers["content-type"]
  const request = new Request(`http://127.0.0.1${url}`, {
    method,
    ...(type ? { headers: { "content-type": type } } : {}),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  heard = { said: await saidBy(request), authorization: headers.authorization }
}

async function saidBy(request: Request): Promise<Said> {
  const { pathname, searchParams } = new URL(request.url)
  const isForm = request.headers.get("content-type")?.startsWith("multipart/")
  const form = isForm ? [...(await request.formData())] : []
  const text = isForm ? "" : await request.text()
  return {
    method: request.method,
    path: decodeURIComponent(pathname),
    query: pairsOf(searchParams),
    body: text ? (JSON.parse(text) as unknown) : {},
    files: Object.fromEntries(form.map(([name, file]) => [name, file instanceof File ? file.name : file])),
  }
}

/** `status[]` and `status[0]` say the same. */
function pairsOf(query: URLSearchParams): string[] {
  return [...query].map(([name, value]) => `${name.replace(/\[\d*\]$/, "[]")}=${value}`).toSorted()
}

/** What the example on the page says. */
function wanted({ operation, example }: (typeof all)[number]): Said {
  const [path = "", search = ""] = (
    example?.path ?? operation.path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  ).split("?")
  return {
    method: operation.method,
    path: decodeURIComponent(path),
    query: pairsOf(new URLSearchParams(search)),
    body: example?.body ?? {},
    files: example?.files ?? {},
  }
}

/** What is answered to a program that wants the documented properties. */
function answerOf(example: Example | undefined): Response {
  const answer = example?.answer ?? {}
  return typeof answer === "string" ? new Response(answer) : Response.json(answer)
}

/** Every operation whose code says something else than its example. */
async function differences(
  sends: (each: (typeof all)[number]) => Promise<Said | undefined>,
): Promise<string[]> {
  const found: string[] = []
  for (const each of all) {
    const said = await sends(each).catch((error: unknown) => String(error))
    if (said !== undefined && JSON.stringify(said) !== JSON.stringify(wanted(each)))
      found.push(`${each.key}\n  wanted ${JSON.stringify(wanted(each))}\n  sent   ${JSON.stringify(said)}`)
  }
  return found
}

const run = promisify(execFile)

it("sends by curl what the example of the operation says", async () => {
  const { port } = server.address() as AddressInfo
  const found = await differences(async ({ request, operation }) => {
    for (const name of Object.values(request.files ?? {})) writeFileSync(join(folder, name), "text")
    const command = curlOf(request).replace("http://localhost:9000", `http://127.0.0.1:${port}`)
    heard = undefined
    await run("bash", ["-euc", command.replace(/^curl /, "curl --silent --show-error ")], {
      cwd: folder,
      env: { PATH: process.env["PATH"], TOKEN: "token-of-a-user" },
    })
    const isSignedIn = operation.access === "admin" || operation.access === "customer"
    expect(heard!.authorization).toBe(isSignedIn ? "Bearer token-of-a-user" : undefined)
    return heard!.said
  })
  expect(found.join("\n")).toBe("")
}, 180_000)

it("sends by the client what the example of the operation says", async () => {
  const found = await differences(async ({ request, methods = [], example }) => {
    if (!methods[0] || !takes(methods[0], request)) return undefined
    const sent: Request[] = []
    const medusa = new Stheno({ maxRetries: 0, fetch: recorder(sent, example) })
    const code = clientCode(request, methods[0])
    const program = new AsyncProgram("medusa", "file", code) as (...values: unknown[]) => Promise<void>
    await program(medusa, fileOf(example))
    expect(sent).toHaveLength(1)
    return saidBy(sent[0]!)
  })
  expect(found.join("\n")).toBe("")
})

it("has one operation whose example the client cannot send", () => {
  const without = all.filter(({ request, methods = [] }) => methods[0] && !takes(methods[0], request))
  expect(without.map(({ key }) => key)).toEqual(["admin.PostOrderEditsOrderEditRequest"])
})

it("sends in React what the example of the operation says", async () => {
  const found = await differences(async ({ request, example, methods = [], hooks: own = [] }) => {
    const code = reactCode(request, { methods, hooks: own })
    return code === undefined ? undefined : sentByComponent(code, example)
  })
  expect(found.join("\n")).toBe("")
})

it("sends by every hook what the example of its operation says, but for what it has no place for", async () => {
  const found: string[] = []
  for (const each of all)
    for (const hook of each.hooks ?? []) {
      const request = within(each.request, { methods: each.methods ?? [] })
      const said = await sentByComponent(hookCode(request, hook), each.example)
      const pairs = new URLSearchParams(request.pairs.map(([name, value]) => [name, value]))
      const query = hook.kind === "query" ? pairsOf(pairs) : []
      if (JSON.stringify(said) !== JSON.stringify({ ...wanted(each), query, body: request.body ?? {} }))
        found.push(`${hook.name} of ${each.key} sent ${JSON.stringify(said)}`)
    }
  expect(found.join("\n")).toBe("")
})

async function sentByComponent(code: string, example: Example | undefined): Promise<Said> {
  const sent: Request[] = []
  const medusaClient = new Stheno({ maxRetries: 0, fetch: recorder(sent, example) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Component = componentOf(code, fileOf(example))
  render(
    <hooks.MedusaProvider medusaClient={medusaClient} queryClientProviderProps={{ client }}>
      <Component />
    </hooks.MedusaProvider>,
  )
  await waitFor(() => expect(sent).toHaveLength(1), { interval: 5 })
  cleanup()
  client.clear()
  return saidBy(sent[0]!)
}

/** A component that is made of a page's code; what it changes is changed once it is there. */
function componentOf(code: string, file: File): () => null {
  const program = code.replace(/\n\nmutate\(([^]*)\)$/, "\n\nonce(() => mutate($1))")
  const known: Readonly<Record<string, unknown>> = { ...hooks, useMutation, useQuery }
  const names = [...new Set(program.match(/\buse\w+(?=\()/g))]
  const use = new Program(...names, "once", "file", program) as (...values: unknown[]) => void
  const once = (effect: () => void) => useEffect(effect, [])
  const values = names.map((name) => known[name])
  return function Component() {
    use(...values, once, file)
    return null
  }
}

function fileOf(example: Example | undefined): File {
  return new File(["text"], Object.values(example?.files ?? {})[0] ?? "file.txt")
}

function recorder(sent: Request[], example: Example | undefined): typeof fetch {
  return async (input, init) => {
    sent.push(new Request(input, init))
    return answerOf(example)
  }
}
