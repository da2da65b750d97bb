import type { Asked, Filling, Outcome, Reply, ShopFiles, ShopRequest } from "../../shop/messages.ts"

/** The shop that runs in a worker of this page. */
export interface PageShop {
  fill(key: string): Promise<Filling>
  run(request: ShopRequest): Promise<Outcome>
  reset(): Promise<void>
}

type Question = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "id"> : never) : never

let opened: Promise<PageShop> | undefined

/** Opens the shop, the first time; a failure is tried again the next time. */
export function pageShop(): Promise<PageShop> {
  return (opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  }))
}

/** The addresses of what the shop is made of. */
export async function shopFiles(): Promise<ShopFiles> {
  const response = await fetch("/shop/manifest.json")
  if (!response.ok)
    throw new Error(`This copy of the documentation does not contain the demo store (${response.status}).`)
  return (await response.json()) as ShopFiles
}

async function open(): Promise<PageShop> {
  const files = await shopFiles()
  const ask = asker(new Worker(files.worker, { type: "module" }))
  await ask({ what: "open", files })
  return {
    fill: (key) => ask({ what: "fill", key }) as Promise<Filling>,
    run: (request) => ask({ what: "run", request }) as Promise<Outcome>,
    reset: () => ask({ what: "reset" }) as Promise<void>,
  }
}

/** Matches answers with questions. */
function asker(worker: Worker): (question: Question) => Promise<unknown> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ("error" in data) asked?.reject(new Error(data.error))
    else asked?.resolve(data.result)
  }
  worker.onerror = (event) => {
    const error = new Error(`The demo store failed: ${event.message || "it could not be loaded"}`)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    opened = undefined
  }
  return (question) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...question, id })
    })
}
