import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { expect, vi } from "vitest"
import {
  openReader,
  type Reader,
} from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import {
  readerPort,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { senderTo } from "@stheno/testing/project-folder.ts"
import type { Send } from "@stheno/testing/test-app.ts"
import { practice } from "./practice-guides.ts"
import { completeCart, type Message, type RunningStore } from "./project-guides.ts"
import { runGuide, type RunGuide } from "./run-guide.ts"

const credentials = { email: "admin@example.com", password: "supersecret" }

/** A reader of guides that add files to a project, with a service for emails and events and a store to try them in. */
export interface StoreReader {
  readonly reader: Reader
  readonly store: RunningStore
  close(): Promise<void>
}

/** Sits down in a project without products, in which nothing runs yet. */
export async function openStoreReader(
  place: Workplace,
  project: string,
  more: Parameters<typeof openReader>[2] = {},
): Promise<StoreReader> {
  const service = await startEmailService()
  const PORT = await readerPort()
  const address = `http://127.0.0.1:${PORT}`
  const store = storeAt(address, service.messages)
  const instead: (readonly [string, string])[] = [
    ["http://localhost:9000", address],
    // The server shows this address in the URLs of files.
    ["http://localhost:9000", `http://localhost:${PORT}`],
    ...(more.instead ?? []),
  ]
  const { email, password } = credentials
  fs.appendFileSync(
    path.join(project, ".env"),
    `BANK_SECRET=between-us\nADMIN_EMAIL=${email}\nADMIN_PASSWORD=${password}\n`,
  )
  const signIn = async () => {
    await reader.type(`TOKEN="${await accessToken(store.send)}"`)
  }
  const reader = openReader(place, project, {
    ...more,
    instead,
    actions: {
      ...more.actions,
      async "Sync stock with another system"() {
        const location = await stockScarves(store.admin)
        instead.push(['LOCATION_ID="sloc_…"', `LOCATION_ID="${location}"`])
        await signIn()
      },
      async "Send a webhook yourself"() {
        instead.push(["1850", await payByTransfer(store)])
        await signIn()
      },
    },
    env: {
      PORT,
      MAIL_API: service.url,
      EVENTS_URL: service.url,
      STORE_URL: "http://localhost:8000",
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      ...more.env,
    },
  })
  return {
    reader,
    store,
    async close() {
      await reader.close()
      await service.close()
    },
  }
}

function storeAt(address: string, messages: readonly Message[]): RunningStore {
  const send = senderTo(address)
  let placed: RunGuide["returned"] | undefined
  return {
    send,
    admin: async (method, to, body, headers) => {
      const authorization = `Bearer ${await accessToken(send)}`
      return send(method, to, body, { authorization, ...headers })
    },
    message: (name) =>
      vi.waitFor(
        () =>
          messages.find((each) => (each.template ?? each.name) === name) ??
          expect.fail(`The service got no ${name}`),
        { timeout: 60_000, interval: 50 },
      ),
    async placeOrder() {
      placed ??= (await runGuide(address, practiceOrder)).returned
      return placed
    },
  }
}

const practiceOrder = {
  pages: [practice],
  skips: ["ship"],
  returns: {
    order: "order.id",
    region: "region.id",
    variant: "small.id",
    option: "shippingOption.id",
  },
}

async function accessToken(send: Send): Promise<string> {
  return (await send("POST", "/admin/auth/token", credentials)).body.access_token
}

/** A variant that another system counts, and a location, whose ID is returned. */
async function stockScarves(admin: Send): Promise<string> {
  await admin("POST", "/admin/products", {
    title: "Scarf",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One size",
        sku: "SCARF",
        prices: [],
        options: [{ value: "One size" }],
      },
    ],
  })
  const { stock_location } = (
    await admin("POST", "/admin/stock-locations", { name: "Harbor depot" })
  ).body
  return stock_location.id
}

/** An order that the customer pays by bank transfer: its total. */
async function payByTransfer(store: RunningStore): Promise<string> {
  const { region } = await store.placeOrder()
  await store.admin("POST", `/admin/regions/${region}/payment-providers`, {
    provider_id: "transfer",
  })
  const { body } = await completeCart(store, {
    email: "ada@example.com",
    provider: "transfer",
  })
  expect(body.type).toBe("order")
  return String(body.data.total)
}

async function startEmailService() {
  const messages: Message[] = []
  const server = http.createServer((request, response) => {
    let text = ""
    request.on("data", (part) => (text += part))
    request.on("end", () => {
      messages.push(JSON.parse(text) as Message)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  return {
    messages,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
