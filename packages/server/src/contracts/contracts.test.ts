import {
  createMemoryCache,
  type Cache,
  type EventConsumer,
  type Lease,
  type LockProvider,
  type NotificationProvider,
  type SearchHit,
  type SearchProvider,
  type TaxProvider,
} from "@stheno/core"
import { AssertionError } from "node:assert"
import { once } from "node:events"
import fs from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeOrder } from "@stheno/core/internal/commerce/orders/orders/testing/order-fixture.ts"
import {
  manualPaymentProvider,
  systemPaymentProvider,
} from "@stheno/core/internal/commerce/sales/payments/manual-provider.ts"
import { manualFulfillmentProvider } from "@stheno/core/internal/commerce/sales/shipping/manual-provider.ts"
import { systemTaxProvider } from "@stheno/core/internal/commerce/sales/tax/system-provider.ts"
import { createMemoryFiles } from "@stheno/core/internal/commerce/store/uploads/memory-files.ts"
import { createDatabaseLocks } from "@stheno/core/internal/extend/database-locks.ts"
import { createMemoryBus } from "@stheno/testing/memory-event-bus.ts"
import { createLocalFiles } from "../files/local-files.ts"
import { serveUploads } from "../files/serve-files.ts"
import { createSmtpProvider, type SmtpProvider } from "../mail/smtp-provider.ts"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { openDatabase, type OpenDatabase } from "../database.ts"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { contractOf, type Subjects } from "./index.ts"

/** Every check holds for the provider. */
function holds<K extends keyof Subjects>(kind: K, name: string, subject: () => Subjects[K]): void {
  describe(`${kind} provider: ${name}`, () => {
    it.each(contractOf(kind).checks.map((check) => [check.name, check] as const))("%s", async (_, check) => {
      await expect(check.run(subject())).resolves.toBeUndefined()
    })
  })
}

/** Ways to break a provider, by the check that must notice. */
type Breaks<S extends { provider: object }> = Readonly<
  Record<string, (provider: S["provider"]) => Partial<S["provider"]>>
>

/** Every check notices a provider that is broken in the one way that it is there for. */
function notices<K extends keyof Subjects>(
  kind: K,
  subject: () => Subjects[K],
  breaks: Breaks<Subjects[K]>,
): void {
  describe(`a broken ${kind} provider`, () => {
    it("has a fault for each check", () => {
      expect(Object.keys(breaks)).toEqual(contractOf(kind).checks.map(({ name }) => name))
    })
    it.each(contractOf(kind).checks.map((check) => [check.name, check] as const))(
      "fails: %s",
      async (name, check) => {
        const good = subject()
        const provider = { ...good.provider, ...breaks[name]!(good.provider) }
        await expect(check.run({ ...good, provider })).rejects.toBeInstanceOf(AssertionError)
      },
    )
  })
}

/** Answers the first time, and fails when it is asked again. */
function onceOnly<A extends unknown[], T>(work: (...given: A) => Promise<T>) {
  let isDone = false
  return (...given: A): Promise<T> => {
    if (isDone) throw new Error("done already")
    isDone = true
    return work(...given)
  }
}

/** Not what JSON gives back. */
const noJson = { at: new Date(0) }

holds("payment", "manual", () => ({ provider: manualPaymentProvider }))
holds("payment", "system", () => ({ provider: systemPaymentProvider }))
notices("payment", () => ({ provider: manualPaymentProvider }), {
  "has an id": () => ({ id: "pay by hand" }),
  "starts a payment with data that can be stored": () => ({ initiate: async () => ({ data: noJson }) }),
  "takes another amount": () => ({ update: async () => noJson }),
  "authorizes what the customer has paid": () => ({
    authorize: async (data) => ({ status: "requires_more", data }),
  }),
  "tells the status of a payment that waits": () => ({
    status: async () => JSON.parse(`"waiting"`) as "pending",
  }),
  "tells that a payment is authorized": () => ({ status: async () => "pending" }),
  "leaves what it is given as it is": () => ({
    update: async (data) => Object.assign(data, { status: "changed" }),
  }),
  "captures once, however often it is asked under the same id": ({ capture }) => ({
    capture: onceOnly(capture),
  }),
  "captures a part once, where it can capture parts, and releases the rest": () => ({
    capturedAmount: () => undefined,
  }),
  "gives a part back once, however often it is asked under the same id": ({ refund }) => ({
    refund: onceOnly(refund),
  }),
  "gives back twice under two ids": () => {
    let refunds = 0
    return { refund: async () => (refunds++ === 0 ? {} : noJson) }
  },
  "cancels once, however often it is asked under the same id": ({ cancel }) => ({ cancel: onceOnly(cancel) }),
  "forgets a payment that nobody has made": () => ({ remove: async () => noJson }),
  "tells saved ways of paying as a list, where it keeps any": () => ({ savedMethods: async () => [noJson] }),
})

holds("fulfillment", "manual", () => ({ provider: manualFulfillmentProvider }))
notices("fulfillment", () => ({ provider: manualFulfillmentProvider }), {
  "has an id": () => ({ id: "" }),
  "offers options, each with a unique id": () => ({
    options: async () => [{ id: "post" }, { id: "post", is_return: true }],
  }),
  "accepts the options that it offers": () => ({ validateOption: async () => false }),
  "completes what a cart sends along": () => ({ validateData: async () => noJson }),
  "reports whether it calculates prices, and calculates them in the smallest unit": () => ({
    canCalculate: async () => true,
    calculatePrice: async () => 9.99,
  }),
  "creates a fulfillment": () => ({ createFulfillment: async () => noJson }),
  "creates a fulfillment once for repeated calls with the same id": () => ({
    createFulfillment: async () => ({ label: crypto.randomUUID() }),
  }),
  "leaves what it is given as it is": () => ({
    validateData: async (_option, data, cart) => Object.assign(cart, data, { seen: true }),
  }),
  "cancels a fulfillment": () => ({ cancelFulfillment: async () => noJson }),
  "takes a return": () => ({ createReturn: async () => noJson }),
})

const taxed = (more: object): Partial<TaxProvider> => ({
  taxLines: async (lines) =>
    lines.map(({ id, kind }) => ({ id, kind, rate: 10, name: "VAT", code: null, ...more })),
})
holds("tax", "system", () => ({ provider: systemTaxProvider }))
notices("tax", () => ({ provider: systemTaxProvider }), {
  "has an id": () => ({ id: "a/b" }),
  "answers for what it was asked about, and nothing else": () => taxed({ id: "item_of_somebody" }),
  "answers rates in percent": () => taxed({ rate: Number.NaN }),
  "gives each tax a name, and a code or null": () => taxed({ name: "" }),
  "answers what can be stored": () => taxed({ metadata: noJson }),
  "answers no tax for nothing": () => ({
    taxLines: async () => [{ id: "item_cup", kind: "item", rate: 1, name: "Toll", code: null }],
  }),
  "answers the same question in the same way": () =>
    taxed({
      get name() {
        return crypto.randomUUID()
      },
    }),
  "leaves what it is given as it is": () => ({
    taxLines: async (lines) => {
      for (const line of lines) Object.assign(line, { rates: [] })
      return []
    },
  }),
})

/** Finds products by words of their titles, in memory. */
function titleSearch(): SearchProvider {
  const held = new Map<string, SearchHit>()
  return {
    id: "titles",
    index: async (documents) => documents.forEach((one) => held.set(one.id, one)),
    delete: async (ids) => ids.forEach((id) => held.delete(id)),
    async search({ text, offset = 0, limit = 20, filter, salesChannelIds }) {
      const hits = [...held.values()].filter(
        ({ title, type, sales_channels }) =>
          String(title).includes(text) &&
          (filter === undefined || JSON.stringify(type) === JSON.stringify(filter)) &&
          (!salesChannelIds || salesChannelIds.some((id) => JSON.stringify(sales_channels).includes(id))),
      )
      return { hits: hits.slice(offset, offset + limit), count: hits.length }
    },
    async replaceAll(batches) {
      const all: SearchHit[] = []
      for await (const batch of batches) all.push(...batch)
      held.clear()
      for (const one of all) held.set(one.id, one)
    },
  }
}
const titles = () => ({ provider: titleSearch(), filterByType: (value: string) => ({ value }) })
holds("search", "in memory", titles)
notices("search", titles, {
  "has an id": () => ({ id: " " }),
  "finds a product by a word of its title": ({ search }) => ({
    search: (query) => search({ ...query, text: "" }),
  }),
  "answers what can be sent": () => ({ search: async () => ({ hits: [], took: noJson }) }),
  "replaces a product that it knows": () => {
    const all: SearchHit[] = []
    return {
      index: async (documents) => void all.push(...documents),
      search: async ({ text }) => ({ hits: all.filter(({ title }) => String(title).includes(text)) }),
    }
  },
  "forgets a product, and does not mind one that it does not know": () => ({ delete: async () => undefined }),
  "leaves out hits at the beginning, and answers as many as it is asked for": ({ search }) => ({
    search: (query) => search({ ...query, offset: 0 }),
  }),
  "finds nothing without complaint": () => ({ search: async () => ({ hits: [{ id: "prod_advert" }] }) }),
  "takes any text": () => ({
    search: async () => JSON.parse("{}") as Awaited<ReturnType<SearchProvider["search"]>>,
  }),
  "finds only products of the sales channels that it is asked for": ({ search }) => ({
    search: (query) => search({ ...query, salesChannelIds: undefined }),
  }),
  "finds only products that match the filter": ({ search }) => ({
    search: (query) => search({ ...query, filter: undefined }),
  }),
  "finds products while all of them are replaced, and only the new ones afterwards": ({ index }) => ({
    async replaceAll(batches) {
      for await (const batch of batches) await index(batch)
    },
  }),
  "keeps the products when replacing all of them fails, and can be asked to do it again": ({ index }) => ({
    async replaceAll(batches) {
      for await (const batch of batches) await index(batch)
    },
  }),
  "leaves what it is given as it is": () => ({
    index: async (documents) => documents.forEach((one) => Object.assign(one, { indexed: true })),
  }),
})

const directory = createTemporaryDirectory()
const baseUrl = "http://localhost:9000"
let uploads: Server
/** the time of the files on the disk */
let clock = Date.now()
beforeAll(async () => {
  uploads = createServer((incoming, outgoing) => void onDisk().serve(incoming, outgoing))
  await once(uploads.listen(0, "127.0.0.1"), "listening")
})
afterAll(() => {
  uploads.close()
  uploads.closeAllConnections()
  fs.rmSync(directory, { recursive: true })
})

/** Files on the disk, served as the server does. */
function onDisk() {
  const { port } = uploads.address() as AddressInfo
  const provider = createLocalFiles({
    directory,
    baseUrl: `http://127.0.0.1:${port}`,
    secret: "s",
    now: () => clock,
  })
  const expire = () => void (clock += 61 * 60 * 1000)
  return { provider, fetch: (url: string) => fetch(url), expire, serve: serveUploads(provider) }
}

holds("file", "in memory", () => ({ provider: createMemoryFiles(baseUrl) }))
holds("file", "on the disk", onDisk)
notices("file", onDisk, {
  "gives a file back": ({ upload }) => ({
    upload: (file) => upload({ ...file, bytes: file.bytes.slice(1) }),
  }),
  "gives a protected file back": ({ upload }) => ({
    upload: (file) => upload(file.isProtected ? { ...file, bytes: new Uint8Array(3) } : file),
  }),
  "keeps an empty file": ({ upload }) => ({
    upload: async (file) => (file.bytes.length > 0 ? upload(file) : { key: "none", url: baseUrl }),
  }),
  "keeps files of the same name apart": ({ upload }) => {
    const first = new Map<string, ReturnType<typeof upload>>()
    return { upload: (file) => first.set(file.name, first.get(file.name) ?? upload(file)).get(file.name)! }
  },
  "takes names that hold anything": ({ upload }) => ({
    upload: async (file) => (file.name.includes("/") ? { key: file.name, url: baseUrl } : upload(file)),
  }),
  "says where a file is": () => ({ downloadUrl: async (key) => `/uploads/${key}` }),
  "shows a public file to everyone": ({ upload }) => ({
    upload: async (file) => ({
      ...(await upload(file)),
      url: await onDisk().provider.downloadUrl("file_none-cup.png"),
    }),
  }),
  "shows a protected file only at its download URL": ({ upload }) => ({
    upload: (file) => upload({ ...file, isProtected: false }),
  }),
  "lets the download URL of a protected file expire": ({ upload }) => ({
    upload: (file) => upload({ ...file, isProtected: false }),
  }),
  "takes a file piece by piece, and has it once it is whole": ({ downloadStream }) => ({
    downloadStream: async (key) => (await downloadStream(key)) ?? new Blob(["half"]).stream(),
  }),
  "has nothing of a file that was broken off": ({ downloadStream }) => ({
    downloadStream: async (key) => (await downloadStream(key)) ?? new Blob(["half"]).stream(),
  }),
  "removes a file, and does not mind when there is none": () => ({ remove: async () => undefined }),
  "has nothing under a key that it never gave out": () => ({
    downloadStream: async () => new Blob(["not found"]).stream(),
  }),
})

holds("cache", "in memory", () => ({ provider: createMemoryCache() }))
/** Keeps the objects themselves, as a map does. */
function withoutCopies(): Pick<Cache, "get" | "set"> {
  const kept = new Map<string, unknown>()
  return {
    get: async <T>(key: string) => kept.get(key) as T | undefined,
    set: async (key, value) => void kept.set(key, value),
  }
}
notices("cache", () => ({ provider: createMemoryCache() }), {
  "returns undefined for a key without a value": ({ get }) => ({
    get: async <T>(key: string) => (await get<T>(key)) ?? (JSON.parse("null") as T),
  }),
  "returns every JSON value as it was": ({ set }) => ({ set: async (key, value) => set(key, value || {}) }),
  "returns copies": withoutCopies,
  "keeps a value only for its lifetime": ({ set }) => ({ set: (key, value) => set(key, value, 60) }),
  "removes a value that is replaced with a lifetime of 0": ({ set }) => ({
    set: async (key, value, seconds) => (seconds === 0 ? undefined : set(key, value, seconds)),
  }),
  "keeps keys apart": ({ get, set }) => ({
    get: (key) => get(key.toLowerCase()),
    set: (key, value) => set(key.toLowerCase(), value),
  }),
  "invalidates one key, also if it has no value": () => ({ invalidate: async () => undefined }),
  "invalidates the keys of a pattern, in which only * is special": ({ invalidate }) => ({
    invalidate: (pattern) => invalidate(pattern.replace(/[[\]_?]/g, "*")),
  }),
  "leaves what it is given as it is": ({ set }) => ({
    set: (key, value) => set(key, Object.assign(value as object, { seen: true })),
  }),
})

/** Keeps locks in the memory of one process. */
function locksIn(held: Map<string, { readonly token: string; readonly until: number }>): LockProvider {
  const isHeld = ({ key }: Lease) => (held.get(key)?.until ?? 0) > Date.now()
  const isHolder = (lease: Lease) => isHeld(lease) && held.get(lease.key)?.token === lease.token
  const keep = ({ key, token, seconds }: Lease) =>
    held.set(key, { token, until: Date.now() + seconds * 1_000 })
  return {
    async acquire(lease) {
      if (isHeld(lease)) return false
      keep(lease)
      return true
    },
    async renew(lease) {
      if (!isHolder(lease)) return false
      keep(lease)
      return true
    },
    async release(lease) {
      if (isHolder(lease)) held.delete(lease.key)
    },
  }
}
const locks = () => {
  const held = new Map<string, { readonly token: string; readonly until: number }>()
  return { provider: locksIn(held), other: locksIn(held) }
}
holds("lock", "in memory", locks)
notices("lock", locks, {
  "lets one of many callers work at a time": () => ({ acquire: async () => true }),
  "grants a free lock to one of those who ask at the same moment": () => {
    const taken = new Set<string>()
    return {
      async acquire({ key }) {
        if (taken.has(key)) return false
        await Promise.resolve()
        taken.add(key)
        return true
      },
    }
  },
  "holds locks in all processes": () => locksIn(new Map()),
  "refuses its holder a second time": ({ acquire, renew }) => ({
    acquire: async (lease) => (await renew(lease)) || acquire(lease),
  }),
  "releases a lock only for its holder": ({ acquire, release }) => {
    const tokens = new Map<string, string>()
    return {
      async acquire(lease) {
        const isTaken = await acquire(lease)
        if (isTaken) tokens.set(lease.key, lease.token)
        return isTaken
      },
      release: (lease) => release({ ...lease, token: tokens.get(lease.key) ?? "" }),
    }
  },
  "renews a lease only for its holder": ({ acquire, renew }) => ({
    renew: async (lease) => (await renew(lease)) || acquire(lease),
  }),
  "frees the lock of a holder that has died when its lease ends": ({ acquire }) => ({
    acquire: (lease) => acquire({ ...lease, seconds: 3_600 }),
  }),
  "extends a lease from the time at which it is renewed": ({ renew }) => ({
    renew: (lease) => renew({ ...lease, seconds: 0.3 }),
  }),
  "holds a lock for longer than its lease while work goes on": () => ({ renew: async () => true }),
  "tells work that it no longer holds its lock": () => ({ renew: async () => true }),
  "fails when a lock is not free in time, and grants it to those who wait long enough": ({ acquire }) => ({
    acquire: async (lease) => (await acquire(lease)) || true,
  }),
  "releases the lock of work that fails": () => ({ release: async () => undefined }),
  "takes several locks in any order": () => ({ acquire: async () => true }),
  "keeps keys apart": ({ acquire }) => ({
    acquire: (lease) => acquire({ ...lease, key: lease.key.toLowerCase() }),
  }),
  "leaves what it is given as it is": ({ acquire }) => ({
    acquire: (lease) => acquire(Object.assign(lease, { seen: true })),
  }),
})

describe("locks in the database", () => {
  let database: TestDatabase
  let otherProcess: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    otherProcess = openDatabase({ url: database.url, max: 4 })
  })
  afterAll(async () => {
    await otherProcess.close()
    await database.drop()
  })
  holds("lock", "PostgreSQL", () => ({
    provider: createDatabaseLocks(database.db),
    other: createDatabaseLocks(otherProcess.db),
  }))
})

holds("event-bus", "in memory", () => ({ provider: createMemoryBus() }))
notices("event-bus", () => ({ provider: createMemoryBus(), patience: 2 }), {
  "delivers every event as it was published": ({ publish }) => ({
    publish: (events) => publish(events.map((event) => ({ ...event, data: {} }))),
  }),
  "ignores an event that was published before": ({ publish }) => ({
    publish: (events) => publish(events.map((event) => ({ ...event, id: crypto.randomUUID() }))),
  }),
  "keeps events until a process consumes them": ({ publish, consume }) => {
    let isConsumed = false
    return {
      publish: async (events) => (isConsumed ? publish(events) : undefined),
      consume: (consumer) => ((isConsumed = true), consume(consumer)),
    }
  },
  "delivers the events of an object in order, one after the other": ({ publish }) => ({
    publish: (events) => publish(events.toReversed()),
  }),
  "delivers a failed event again, with the subscribers that have processed it": ({ consume }) => ({
    consume: ({ deliver, ...consumer }) =>
      consume({ ...consumer, deliver: (event, state) => deliver(event, { ...state, notified: [] }) }),
  }),
  "names the earlier events of the object that are not delivered, and delivers a waiting event after them": ({
    consume,
  }) => ({
    consume: ({ deliver, ...consumer }) =>
      consume({ ...consumer, deliver: (event, state) => deliver(event, { ...state, earlier: [] }) }),
  }),
  "gives an event up after the last attempt, and goes on with the object": ({ consume }) => ({
    consume: (consumer) => consume({ ...consumer, maxAttempts: 1 }),
  }),
  "finishes the current event when it stops, and starts no other": ({ consume }) => ({
    consume: (consumer) => (consume(consumer), { stop: async () => undefined }),
  }),
  "delivers each event to one of several consumers": ({ consume }) => {
    const all: EventConsumer["deliver"][] = []
    return {
      consume(consumer) {
        all.push(consumer.deliver)
        const deliver: EventConsumer["deliver"] = async (event, state) => {
          for (const other of all.slice(1)) await other(event, state)
          return consumer.deliver(event, state)
        }
        return consume({ ...consumer, deliver })
      },
    }
  },
  "leaves what it is given as it is": ({ publish }) => ({
    publish: (events) => publish(events.map((event) => Object.assign(event, { seen: true }))),
  }),
})

describe("mail", () => {
  let shop: TestApp
  let server: MailServer
  let smtp: SmtpProvider
  let orderId: string
  beforeAll(async () => {
    shop = await createTestApp()
    server = await startMailServer()
    const addresses = { storeUrl: "https://shop.example.com", adminUrl: "https://admin.example.com" }
    const { db, log } = shop.engine
    smtp = createSmtpProvider({ ...addresses, db, log, url: server.url, from: "Shop <shop@example.com>" })
    orderId = (await makeOrder(db, { email: "ada@example.com" })).id
  })
  afterAll(async () => {
    await smtp.close()
    await server.stop()
    await shop.close()
  })
  const subject = () => ({
    provider: smtp as NotificationProvider,
    event: { id: "job_contract", name: "order.placed", data: { id: orderId, no_notification: null } },
  })
  holds("notification", "SMTP", subject)
  notices("notification", subject, {
    "has an id": () => ({ id: "my mail" }),
    "names the events that it hears of, each once": ({ events }) => ({ events: [...events, "order.placed"] }),
    "says where a message went": () => ({ send: async () => ({ to: " ", data: {} }) }),
    "says what can be stored": () => ({ send: async () => ({ to: "a@example.com", data: noJson }) }),
    "keeps no token that opens doors": () => ({
      send: async ({ data }) => ({ to: "a@example.com", data }),
    }),
    "passes over what is gone by now": () => ({ send: async () => ({ to: "a@example.com", data: {} }) }),
    "sends a message again": () => ({ resend: async () => ({ to: "b@example.com", data: {} }) }),
    "sends a message again to another address": () => ({
      resend: async ({ to }) => ({ to: String(to), data: {} }),
    }),
    "leaves what it is given as it is": () => ({
      send: async (event) => ({ to: "a@example.com", data: Object.assign(event.data, { seen: true }) }),
    }),
  })
})
