import type { TestShop } from "@stheno/server/testing"
import { expect, vi } from "vitest"
import { asAdmin } from "./small-catalog.ts"

/** An import of a source plugin. */
export interface Run {
  readonly id: string
  readonly status: string
  readonly counts: object
  readonly error: string | null
}

/** Starts and reads imports of a source. */
export interface ImportRuns {
  /** Starts an import. */
  start(body?: object): Promise<Run>
  retrieve(id: string): Promise<Run>
  /** Waits until an import ends. */
  ended(id: string): Promise<Run>
  /** Starts an import, waits until it ends, and reads its report. */
  run(body?: object): Promise<Run & { readonly lines: readonly string[] }>
}

/**
 * The imports of a store.
 * @param path the endpoints of the source, such as `/admin/shopify/imports`
 */
export function importsOf(shop: () => TestShop, path: string): ImportRuns {
  const read = async (to: string, body?: object) =>
    (await asAdmin(shop(), to, body))["import"] as unknown as Run
  const start = (body: object = {}) => read(path, body)
  const retrieve = (id: string) => read(`${path}/${id}`)
  const ended = async (id: string) => {
    const isOver = async () => expect((await retrieve(id)).status).not.toBe("running")
    await vi.waitFor(isOver, { timeout: 30_000, interval: 50 })
    return retrieve(id)
  }
  return {
    start,
    retrieve,
    ended,
    async run(body) {
      const { id } = await start(body)
      const result = await ended(id)
      const report = await shop().admin(`${path}/${id}/report`)
      expect(report.headers.get("content-type")).toBe("text/csv; charset=utf-8")
      const [header, ...lines] = (await report.text()).trimEnd().split("\r\n")
      expect(header).toBe("kind,id,name,imported,reason")
      return { ...result, lines }
    },
  }
}
