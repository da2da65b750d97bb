import { build } from "esbuild"
import { createServer, type Server } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { dirname, join } from "node:path"
import { caller, signIn } from "@stheno/testing/shopper.ts"

/** A program of hooks, and the React that its pages get. */
export interface HookProgram {
  readonly entry: string
  /** a file beside which that React is installed */
  readonly reactOf: string
}

/** Pages on 127.0.0.1. */
export interface HookPages {
  readonly origin: string
  /** what `window.settings` holds; fill it before a page is opened */
  readonly settings: Record<string, string>
  readonly server: Server
}

/** Serves `/{program}/{page}` for every program, each with one React in it. */
export async function serveHookPages(programs: Readonly<Record<string, HookProgram>>): Promise<HookPages> {
  const settings: Record<string, string> = {}
  const scripts = new Map<string, string>()
  for (const [name, program] of Object.entries(programs)) scripts.set(name, await bundle(program))
  const server = createServer((request, response) => {
    const [, name = "", page = ""] = (request.url ?? "").split("/")
    const script = page === "script.js" ? scripts.get(name) : undefined
    response.writeHead(200, { "content-type": script ? "text/javascript" : "text/html; charset=utf-8" })
    response.end(script ?? html(name, settings))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { server, settings, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function html(name: string, settings: Readonly<Record<string, string>>): string {
  return `<!doctype html><title>Hooks</title><link rel="icon" href="data:,">
    <body><script>window.settings = ${JSON.stringify(settings)}</script><script src="/${name}/script.js"></script>`
}

async function bundle({ entry, reactOf }: HookProgram): Promise<string> {
  const require = createRequire(reactOf)
  const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    conditions: ["stheno-source"],
    define: { "process.env.NODE_ENV": '"production"' },
    // Whatever is hoisted where: there is one React in a page.
    alias: { react: folderOf("react"), "react-dom": folderOf("react-dom") },
  })
  return outputFiles[0]!.text
}

/** What pages have to know of a server that sells the demo shop, and what they are to show. */
export async function readHookSettings(api: string): Promise<Record<string, string>> {
  const admin = await signIn(api)
  const store = caller(api)
  const { publishable_api_keys } = await admin("/admin/publishable-api-keys")
  const { regions } = await store("/store/regions")
  const { products } = await store("/store/products?limit=1&is_giftcard=false")
  const { orders } = await admin("/admin/orders?limit=1")
  const { order } = await admin(`/admin/orders/${orders[0].id}`)
  return {
    api,
    publishableKey: publishable_api_keys[0].id,
    regionId: regions.find((region) => region.currency_code === "eur").id,
    handle: products[0].handle,
    title: products[0].title,
    orderId: order.id,
    displayId: String(order.display_id),
    buyer: order.customer.email,
    total: String(order.total),
  }
}
