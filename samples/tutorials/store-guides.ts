import fs from "node:fs"
import path from "node:path"
import { expect, vi } from "vitest"
import type { SavedFile } from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import type { Workplace } from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { startNeighbours } from "../tea-shop/neighbours.ts"
import type { storePages } from "./pages.ts"
import { completeCart, type RunningStore } from "./project-guides.ts"
import { openStoreReader, type StoreReader } from "./running-store.ts"

type StorePage = (typeof storePages)[number]

const soon = { timeout: 60_000, interval: 100 }

/** What a reader does in the dashboard when a page says how to check that it works. */
const checks: Partial<Record<StorePage, (store: RunningStore) => Promise<void>>> = {
  async "development/feature-flags/overview"({ admin }) {
    await admin("POST", "/admin/products", {
      title: "Green tea",
      status: "published",
    })
  },
  async "development/search/create"({ placeOrder, send }) {
    // The order to practice with is one for a rain coat.
    await placeOrder()
    await vi.waitFor(async () => {
      const { body } = await send("POST", "/store/products/search", { q: "coat" })
      expect(body.hits).toHaveLength(1)
    }, soon)
  },
  async "development/notification/create-notification-provider"(store) {
    const { body } = await completeCart(store, {
      email: "ada@example.com",
      provider: "manual",
    })
    expect(body.type).toBe("order")
    await vi.waitFor(async () => {
      const { notifications } = (await store.admin("GET", "/admin/notifications"))
        .body
      expect(notifications).toContainEqual(
        expect.objectContaining({ to: "packing" }),
      )
    }, soon)
  },
}

/** Pages show the tests of a file one after the other, and some of them show the same test. */
function addTest({ path: name, code, before }: SavedFile): string {
  if (!name.startsWith("tests/") || !before) return code
  return before.includes(code) ? before.trimEnd() : `${before}\n${code}`
}

/** A reader of pages that explain parts of a store, each with an example to try. */
export interface ExamplesReader {
  follow(page: StorePage): Promise<void>
  close(): Promise<void>
}

/**
 * Sits down in a project without products. Its code talks to a bucket, a chat and a marketplace.
 * @param testDatabase URL of a PostgreSQL server for the tests of the project
 */
export async function openExamplesReader(
  place: Workplace,
  project: string,
  testDatabase: string,
): Promise<ExamplesReader> {
  const neighbours = await startNeighbours()
  let current: StorePage | undefined
  const reader: StoreReader = await openStoreReader(place, project, {
    instead: [
      ["http://localhost:8080", neighbours.url],
      ["postgres://user:password@localhost:5432/postgres", testDatabase],
    ],
    actions: {
      "Check that it works": async () => {
        if (current) await checks[current]?.(reader.store)
      },
    },
    env: {
      BUCKET_URL: `${neighbours.url}/files`,
      CHAT_WEBHOOK: `${neighbours.url}/chat`,
      MARKETPLACE_URL: `${neighbours.url}/marketplace`,
    },
    saves: addTest,
  })
  fs.writeFileSync(path.join(project, "rain-coat.png"), "a picture")
  return {
    async follow(page) {
      current = page
      await reader.reader.follow(page)
    },
    async close() {
      await reader.close()
      neighbours.close()
    },
  }
}
