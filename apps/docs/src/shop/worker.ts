import { PGlite } from "@electric-sql/pglite"
import { NothingFitsError } from "./fill/kit.ts"
import { fillRequest, type DocumentedRequests } from "./fill/fill-request.ts"
import { memoryJournal, sharedJournal, type Journal } from "./journal.ts"
import type { Asked, Reply, ShopFiles } from "./messages.ts"
import { openShop, type Shop } from "./shop.ts"
import { noInitdb } from "./no-initdb.ts"

interface Running {
  readonly shop: Shop
  readonly documented: Promise<DocumentedRequests>
}

let running: Promise<Running> | undefined

/** Answers its page, one question after the other. */
self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (result) => self.postMessage({ id: data.id, result } satisfies Reply),
    (error: unknown) => self.postMessage({ id: data.id, error: wordsOf(error) } satisfies Reply),
  )
})

async function answer(asked: Asked): Promise<unknown> {
  if (asked.what === "open") return void (await (running ??= start(asked.files)))
  if (!running) throw new Error("the shop is not open")
  const { shop, documented } = await running
  switch (asked.what) {
    case "fill": {
      const requests = await documented
      return shop.quietly((inside) => fillRequest(inside, asked.key, requests))
    }
    case "run":
      return shop.run(asked.request)
    case "reset":
      return shop.reset()
  }
}

async function start(files: ShopFiles): Promise<Running> {
  const [data, fsBundle, pgliteWasmModule] = await Promise.all([
    blobOf(files.data),
    blobOf(files.system),
    WebAssembly.compileStreaming(fetch(files.program)),
  ])
  const documented = fetch(files.requests).then((response) => response.json() as Promise<DocumentedRequests>)
  // A rejection is reported when somebody asks.
  documented.catch(() => undefined)
  const shop = openShop({
    openDatabase: () =>
      PGlite.create({ loadDataDir: data, fsBundle, pgliteWasmModule, initdbWasmModule: noInitdb }),
    journal: await journalOf(files.version),
    alone: async (work) => navigator.locks.request("stheno-shop", work),
  })
  return { shop, documented }
}

async function blobOf(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`)
  return response.blob()
}

/** Where storage is blocked, the shop lasts as long as the page. */
async function journalOf(version: string): Promise<Journal> {
  try {
    return await sharedJournal(version)
  } catch {
    return memoryJournal()
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof NothingFitsError)
    return `Nothing in the shop fits this operation any more. Reset the shop, or fill in the request yourself. (${error.message})`
  return error instanceof Error ? error.message : String(error)
}
